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
    fileAgain: '要是又停在这个文件，就跳过它：别的照样读，把它另存成 PDF 或 JPEG 再上传就行。',
    pageAgain: '要是又停在这一页，就跳过它：别的照样读，重拍或重扫这一页再上传就行。',
    skipFile: '跳过这个文件',
    skipPage: '跳过这一页',
    byEye: '要是又停在这一页，就跳过它：那里的手写看着原图就能定，照样写入成绩。',
  },
  en: {
    file: (fileName: string) => `Reading stopped: the file “${fileName}” could not be split into pages.`,
    someFile: 'Reading stopped: a file could not be split into pages.',
    page: (number: number) => `Reading stopped: page ${number} could not be read.`,
    handwriting: (number: number) => `Reading stopped: the handwriting on page ${number} could not be read.`,
    unknown: 'Reading was interrupted before it was finished.',
    goOn: 'Everything read so far is kept. Press “Continue” to read the rest.',
    fileAgain:
      'If it stops at this file again, skip it. The rest will be read; then upload this one again as a PDF or JPEG.',
    pageAgain:
      'If it stops at this page again, skip it. The rest will be read; then photograph or scan this page again and upload it.',
    skipFile: 'Skip this file',
    skipPage: 'Skip this page',
    byEye:
      'If it stops at this page again, skip it. Decide its handwriting from the original and record the scores as usual.',
  },
})
