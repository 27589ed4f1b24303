import type { Language } from '../portal/language.ts'
import { mebibyte } from '../values/sizes.ts'
import { importLimits, type ImportRefusal, importZipLimits } from './import-limits.ts'

type Both = Readonly<Record<Language, string>>

const { entries, ratio } = importZipLimits

const [mebibytes, unpacked] = [importLimits.bytes / mebibyte, importZipLimits.unpacked / mebibyte]

/** Why a file is not read, and what to do about it. */
export const importRefusalTexts: Readonly<Record<ImportRefusal, Both>> = {
  paperFileTooLarge: {
    'zh-CN': `文件超过 ${mebibytes} MB，请把图片压缩后再导入，或分成几个文件`,
    en: `The file is larger than ${mebibytes} MB. Compress its pictures or split it`,
  },
  paperFileEmpty: { 'zh-CN': '文件是空的，请重新选择', en: 'The file is empty. Choose another' },
  paperFileOfOtherKind: {
    'zh-CN':
      '读不了这种文件，请用 .docx、.xlsx 模板、GIFT、Aiken、Moodle XML、QTI 压缩包或带文字的 PDF；别的压缩包请先解压',
    en: 'This kind of file cannot be read. Use .docx, the .xlsx template, GIFT, Aiken, Moodle XML, a QTI package or a PDF with text. Unpack other archives first',
  },
  oldOfficeFile: {
    'zh-CN': '这是旧版 Word 或 Excel 文件，请另存为 .docx 或 .xlsx 再导入',
    en: 'This file is from an old version of Word or Excel. Save it as .docx or .xlsx first',
  },
  paperFileLocked: {
    'zh-CN': '文件有打开密码，请去掉密码后再导入',
    en: 'The file is password-protected. Remove the password and import it again',
  },
  paperFileBroken: {
    'zh-CN': '文件已损坏，请在原来的程序里打开并另存一份',
    en: 'The file is damaged. Open it in the program it was made with and save a new copy',
  },
  paperTextUnreadable: {
    'zh-CN': '文字编码认不出来，请另存为 UTF-8 编码的文本',
    en: 'The text encoding is not recognised. Save the file as UTF-8',
  },
  tooManyEntries: {
    'zh-CN': `压缩包里的文件超过 ${entries} 个，请删去题目用不到的再导入`,
    en: `The archive contains more than ${entries} files. Remove those that no question needs`,
  },
  unpacksTooLarge: {
    'zh-CN': `解压后超过 ${unpacked} MB，不能导入，请把图片压缩或分成几个文件`,
    en: `It is larger than ${unpacked} MB when unpacked. Compress its pictures or split it`,
  },
  packedTooDense: {
    'zh-CN': `压缩包里有内容解压后会变大 ${ratio} 倍以上，不像正常的试卷，请在原来的程序里另存一份再导入`,
    en: `Part of the archive grows more than ${ratio} times when unpacked, which no normal paper does. Save a new copy in the program it was made with`,
  },
  archiveInside: {
    'zh-CN': '文件里还嵌着压缩包或另一个 Office 文件，请删去嵌入的对象再导入',
    en: 'The file contains another archive or Office file. Remove the embedded object first',
  },
  unsafePaths: {
    'zh-CN': '压缩包里的文件名或结构不正常，请在原来的系统里重新导出',
    en: 'The file names or structure in the archive are not valid. Export it again',
  },
  documentType: {
    'zh-CN': '文件里的 XML 带有 DOCTYPE 或外部实体，不能导入，请删去后再试',
    en: 'Its XML contains a DOCTYPE or external entities, which cannot be imported. Remove them first',
  },
  paperTooSlow: {
    'zh-CN': '读取时间太长，已停止，请分成几个文件',
    en: 'Reading took too long and was stopped. Split the file',
  },
  paperTooLong: { 'zh-CN': '内容太多，请分成几个文件', en: 'There is too much in the file. Split it' },
  tooManyQuestions: {
    'zh-CN': `题目超过 ${importLimits.questions} 道，请分成几个文件`,
    en: `The file has more than ${importLimits.questions} questions. Split it`,
  },
  pdfWithoutText: {
    'zh-CN': '这份 PDF 里没有文字，多半是扫描的图片，请改用 Word 原稿，或把文字粘贴进来',
    en: 'This PDF contains no text; its pages are probably scans. Use the Word file, or paste the text',
  },
  questionsUnmarked: {
    'zh-CN': '看不出每道题从哪里开始：请在每道题前写上题号“1.”，选项写成“A.”，答案写成“答案：”；只有一道题也要写题号',
    en: 'It is not clear where each question begins: number them “1.”, even a single one, label options “A.” and answers “ANSWER:”',
  },
  noQuestionsFound: {
    'zh-CN':
      '没有找到题目。Word 和文本：题号写成“1.”，选项写成“A.”，答案写成“答案：”；表格：保留模板的表头，每行写一道题；题库文件：要有选择、填空或问答题',
    en: 'No questions were found. In Word and text, number them “1.”, mark options “A.” and answers “ANSWER:”; in a spreadsheet, keep the headings of the template, one question a row; files of other systems need choices, gaps or written answers',
  },
}
