import type { Language } from '#domain/portal/language.ts'
import { scanLimits } from '#domain/scan/scan-limits.ts'
import { mebibyte } from '#domain/values/sizes.ts'

type Both = Readonly<Record<Language, string>>

const [mebibytes, inParts] = [scanLimits.bytes / mebibyte, scanLimits.partedBytes / mebibyte]

/** Messages about reading answer sheets. */
export const scanErrorTexts = {
  scanFileTooLarge: {
    'zh-CN': `图片和答案文件不能超过 ${mebibytes} MB，请缩小后再上传`,
    en: `A picture or a key has at most ${mebibytes} MB; make it smaller and upload it again`,
  },
  scanPartsTooLarge: {
    'zh-CN': `文件不能超过 ${inParts} MB，请分成几份再上传`,
    en: `A file has at most ${inParts} MB; split it and upload the parts`,
  },
  scanPartsMissing: {
    'zh-CN': '文件没有传完整，请重新选择这个文件再上传',
    en: 'The file did not arrive completely; choose it once more',
  },
  scanFileEmpty: { 'zh-CN': '文件是空的，请重新选择', en: 'The file is empty; choose another one' },
  scanFileOfOtherKind: {
    'zh-CN': '只能读 JPEG、PNG、WebP、TIFF 图片和 PDF，请换一种格式再上传',
    en: 'Only JPEG, PNG, WebP and TIFF pictures and PDF files are read; save it as one of them',
  },
  tooManyScanFiles: {
    'zh-CN': `一次阅卷最多 ${scanLimits.files} 个文件`,
    en: `Sheets of one assignment come in at most ${scanLimits.files} files`,
  },
  scanCancelled: {
    'zh-CN': '这次阅卷已经取消，请重新开始',
    en: 'Reading these sheets was given up; begin anew',
  },
  scanBegunAnew: {
    'zh-CN': '这份任务已经重新开始阅卷，请从列表打开新的一次',
    en: 'Reading was begun anew for this assignment; open the new one from the list',
  },
  readingWentOn: {
    'zh-CN': '识别已经过了这里，这次没有再跳过',
    en: 'Reading has got past this point already; nothing more was skipped',
  },
  scanPageUnknown: {
    'zh-CN': '这一页已经不在了，请刷新后再试',
    en: 'This page is not there any more; reload and try again',
  },
  scanPageNotPlaceable: {
    'zh-CN': '这一页还没识别、识别不了，或者不是这份卷子的答题卡，不能归给学生；是这名学生的，请重新拍摄或扫描再上传',
    en: 'This page could not be read, is still being read, or is of another paper, so it cannot be given to a student; if it is theirs, photograph or scan it again',
  },
  scanStillReading: {
    'zh-CN': '还有页没有识别完，请等识别完再发布',
    en: 'Some pages are still being read; publish when they are done',
  },
  noSheetsReady: {
    'zh-CN': '还没有可以写入成绩的答题卡，请先处理要您定的地方',
    en: 'No sheet is ready yet; decide first what waits for you',
  },
  tooManyKeyPages: {
    'zh-CN': `一份答案最多 ${scanLimits.keyPages} 页，请只传填了答案的那一份`,
    en: `A key has at most ${scanLimits.keyPages} pages; bring only the sheet with the answers`,
  },
  noSheetsOfStudent: {
    'zh-CN': '这名学生还没有识别好的答题卡，请先上传',
    en: 'No sheet of this student has been read yet; upload it first',
  },
} as const satisfies Readonly<Record<string, Both>>
