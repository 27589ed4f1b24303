import type { Language } from '#domain/portal/language.ts'
import { scanLimits } from '#domain/scan/scan-limits.ts'
import { mebibyte } from '#domain/values/sizes.ts'

type Both = Readonly<Record<Language, string>>

const [mebibytes, inParts] = [scanLimits.bytes / mebibyte, scanLimits.partedBytes / mebibyte]

/** Messages about reading answer sheets. */
export const scanErrorTexts = {
  scanFileTooLarge: {
    'zh-CN': `图片和答案文件不能超过 ${mebibytes} MB，请缩小后再上传`,
    en: `Pictures and keys can be at most ${mebibytes} MB. Make the file smaller and upload it again`,
  },
  scanPartsTooLarge: {
    'zh-CN': `文件不能超过 ${inParts} MB，请分成几份再上传`,
    en: `A file can be at most ${inParts} MB. Split it and upload the parts`,
  },
  scanPartsMissing: {
    'zh-CN': '文件没有传完整，请重新选择这个文件再上传',
    en: 'The file did not arrive completely. Choose it again and upload it',
  },
  scanFileEmpty: { 'zh-CN': '文件是空的，请重新选择', en: 'The file is empty. Choose another' },
  scanFileOfOtherKind: {
    'zh-CN': '只能读 JPEG、PNG、WebP、TIFF 图片和 PDF，请换一种格式再上传',
    en: 'Only JPEG, PNG, WebP and TIFF pictures and PDF files can be read. Save it as one of these',
  },
  tooManyScanFiles: {
    'zh-CN': `一次阅卷最多 ${scanLimits.files} 个文件`,
    en: `A scan can have at most ${scanLimits.files} files`,
  },
  scanCancelled: {
    'zh-CN': '这次阅卷已经取消，请重新开始',
    en: 'This scan was discarded. Start again',
  },
  scanBegunAnew: {
    'zh-CN': '这份任务已经重新开始阅卷，请从列表打开新的一次',
    en: 'A new scan has been started for this assignment. Open it from the list',
  },
  readingWentOn: {
    'zh-CN': '识别已经过了这里，这次没有再跳过',
    en: 'Reading has already moved past this point, so nothing more was skipped',
  },
  scanPageUnknown: {
    'zh-CN': '这一页已经不在了，请刷新后再试',
    en: 'This page is no longer there. Reload and try again',
  },
  scanPageNotPlaceable: {
    'zh-CN': '这一页还没识别、识别不了，或者不是这份卷子的答题卡，不能归给学生；是这名学生的，请重新拍摄或扫描再上传',
    en: 'This page could not be read, is still being read, or is of another paper, so it cannot be given to a student; if it is theirs, photograph or scan it again',
  },
  scanStillReading: {
    'zh-CN': '还有页没有识别完，请等识别完再发布',
    en: 'Some pages are still being read. Record the scores once they are done',
  },
  noSheetsReady: {
    'zh-CN': '还没有可以写入成绩的答题卡，请先处理要您定的地方',
    en: 'No sheets are ready yet. Deal with the ones waiting for you first',
  },
  tooManyKeyPages: {
    'zh-CN': `一份答案最多 ${scanLimits.keyPages} 页，请只传填了答案的那一份`,
    en: `A key can have at most ${scanLimits.keyPages} pages. Upload only the sheet with the answers`,
  },
  noSheetsOfStudent: {
    'zh-CN': '这名学生还没有识别好的答题卡，请先上传',
    en: 'No sheet from this student has been read yet. Upload it first',
  },
} as const satisfies Readonly<Record<string, Both>>
