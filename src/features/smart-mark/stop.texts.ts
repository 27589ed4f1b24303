import { defineTexts } from '#ui/language/texts.ts'

/** Where reading ended for good, and what to do now. */
export const stopTexts = defineTexts({
  'zh-CN': {
    file: (fileName: string) => `识别停了：文件“${fileName}”没有拆成页。`,
    someFile: '识别停了：有一个文件没有拆成页。',
    page: (number: number) => `识别停了：第 ${number} 页没有读成。`,
    handwriting: (number: number) => `识别停了：第 ${number} 页的手写没有读成。`,
    unknown: '识别中断了，没有读完。',
    goOn: '已经读好的都还在，按“继续识别”就接着读。',
    fileAgain: '要是又停在这个文件，请取消这次阅卷，把这个文件另存成 PDF 或 JPEG，再全部重新上传。',
    pageAgain: '要是又停在这一页，请取消这次阅卷，重拍或重扫这一页，再全部重新上传。',
    byEye: '不继续也行：手写的地方看着原图就能定，照样写入成绩。',
  },
  en: {
    file: (fileName: string) => `Reading stopped: the file “${fileName}” could not be taken apart.`,
    someFile: 'Reading stopped: a file could not be taken apart.',
    page: (number: number) => `Reading stopped: page ${number} could not be read.`,
    handwriting: (number: number) => `Reading stopped: the handwriting on page ${number} could not be read.`,
    unknown: 'Reading was interrupted before it was finished.',
    goOn: 'Everything read so far is kept; press “Go on” to read the rest.',
    fileAgain: 'If it stops at this file again, give up, save it as PDF or JPEG, and upload all of them anew.',
    pageAgain: 'If it stops at this page again, give up, photograph or scan it once more, and upload all of them anew.',
    byEye: 'You need not go on: handwriting can be decided by looking at it, and the scores can be written.',
  },
})
