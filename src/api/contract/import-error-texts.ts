import { importLimits, type UploadRefusal } from '#domain/import/import-limits.ts'
import { importRefusalTexts } from '#domain/import/import-refusal.texts.ts'
import type { Language } from '#domain/portal/language.ts'

type Both = Readonly<Record<Language, string>>

/** Messages about a refused file. */
const uploadTexts: Readonly<Record<UploadRefusal, Both>> = {
  paperFileTooLarge: importRefusalTexts.paperFileTooLarge,
  paperFileEmpty: importRefusalTexts.paperFileEmpty,
  paperFileOfOtherKind: importRefusalTexts.paperFileOfOtherKind,
  oldOfficeFile: importRefusalTexts.oldOfficeFile,
  paperFileLocked: importRefusalTexts.paperFileLocked,
  paperFileBroken: importRefusalTexts.paperFileBroken,
  tooManyEntries: importRefusalTexts.tooManyEntries,
  unpacksTooLarge: importRefusalTexts.unpacksTooLarge,
  packedTooDense: importRefusalTexts.packedTooDense,
  archiveInside: importRefusalTexts.archiveInside,
  unsafePaths: importRefusalTexts.unsafePaths,
}

/** Messages about importing a paper. */
export const importErrorTexts = {
  ...uploadTexts,
  tooManyImports: {
    'zh-CN': `同时最多读取 ${importLimits.atOnce} 个文件，请等前面的读完`,
    en: `At most ${importLimits.atOnce} files can be read at once. Wait for the others to finish`,
  },
  paperImportConfirmed: {
    'zh-CN': '这份文件的题目已经入库，不能再取消',
    en: 'The questions in this file are already in the bank, so the import cannot be cancelled',
  },
  paperImportGone: {
    'zh-CN': '这份导入已不能再用，请重新上传文件',
    en: 'This import can no longer be used. Upload the file again',
  },
  importedQuestionsWrong: {
    'zh-CN': '有的题目还缺内容，没有入库，请按提示补好',
    en: 'Some questions are incomplete, so nothing was imported. Complete what is marked',
  },
  importedPaperTooLong: {
    'zh-CN': '题目太多，放不进一份试卷，请少选几道或不生成试卷',
    en: 'There are too many questions for one paper. Choose fewer, or do not create a paper',
  },
} as const
