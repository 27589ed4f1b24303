import { scanLimits } from '#domain/scan/scan-limits.ts'
import { defineTexts } from '#ui/language/texts.ts'

/** What is wrong with a page. */
export const problemTexts = defineTexts({
  'zh-CN': {
    notAPicture: '打不开',
    tooLarge: '太大',
    tooManyPages: '页数太多',
    tooSmall: '拍得太小',
    blurred: '模糊',
    cutOff: '没拍全',
    noCode: '二维码不清',
    unknownSheet: '不是本校的答题卡',
    noFrame: '没有答题卡',
    skipped: '没有读成',
    otherPaper: '不是这份卷',
    noStudent: '不知道是谁的',
    unknownStudent: '学号对不上',
    notAssigned: '这名学生不用交',
    twice: '重复',
  },
  en: {
    notAPicture: 'Cannot be opened',
    tooLarge: 'Too large',
    tooManyPages: 'Too many pages',
    tooSmall: 'Too small',
    blurred: 'Blurred',
    cutOff: 'Cut off',
    noCode: 'Code not readable',
    unknownSheet: 'Unknown answer sheet',
    noFrame: 'No answer sheet',
    skipped: 'Not read',
    otherPaper: 'Another paper',
    noStudent: 'Student unknown',
    unknownStudent: 'Number not found',
    notAssigned: 'Not assigned',
    twice: 'Duplicate',
  },
})

/** What to do about it. */
export const problemWhyTexts = defineTexts({
  'zh-CN': {
    notAPicture: '这个文件或 PDF 里的这一页已损坏，或不是图片。请重新拍一张，或重新导出 PDF。',
    tooLarge: `图片的像素太多，或 PDF 超过 ${scanLimits.pagesOfFile} 页，没有读。请按普通大小重拍，或把 PDF 分成几份。`,
    tooManyPages: `一次阅卷最多 ${scanLimits.pages} 页，从这一页起没有读。`,
    tooSmall: '答题卡只占一小块，涂的格子看不清。靠近些重拍。',
    blurred: '拍的时候手抖了，认不准。重拍这一页就行。',
    cutOff: '四角有一角不在画面里。把整页放进画面重拍。',
    noCode: '认不出是哪一份试卷。让二维码露出来再拍一张。',
    unknownSheet: '二维码不是这里打印的答题卡，或者试卷改过版式。',
    noFrame: '画面里找不到答题卡的边框。',
    skipped: '识别停在这里，跳过了。请重拍或重扫，再上传这一页。',
    otherPaper: '这是别的试卷的答题卡，请移出，再到那次任务里上传。',
    noStudent: '学号没有涂满，或这一页没有学号。请选是谁的。',
    unknownStudent: '这次任务里没有这个学号。请选是谁的。',
    notAssigned: '这名学生已离开班级或免做，这一页不计分。如果其实要交，请先撤销免做；否则请移出，或选是谁的。',
    twice: '同一名学生的同一页有两张，请留下一张。',
  },
  en: {
    notAPicture: 'This file or PDF page is damaged or not a picture. Photograph it again, or export the PDF again.',
    tooLarge: `The picture has too many pixels, or the PDF has more than ${scanLimits.pagesOfFile} pages. Photograph it at a normal size, or split the PDF.`,
    tooManyPages: `A scan can have at most ${scanLimits.pages} pages. Nothing was read from this page on.`,
    tooSmall: 'The sheet is too small in the picture to read. Move closer and photograph it again.',
    blurred: 'The camera moved. Photograph this page again.',
    cutOff: 'A corner is outside the picture. Photograph the whole page.',
    noCode: 'The paper is not recognised. Photograph it again with the QR code in view.',
    unknownSheet: 'The QR code is not from a sheet printed here, or the paper’s layout has changed.',
    noFrame: 'No answer sheet frame was found in the picture.',
    skipped: 'Reading stopped here, so this page was skipped. Photograph or scan it again and upload this page.',
    otherPaper: 'This sheet is from another paper. Remove it, then upload it to its own assignment.',
    noStudent: 'The student number is incomplete, or this page has none. Choose whose it is.',
    unknownStudent: 'Nobody in this assignment has this student number. Choose whose it is.',
    notAssigned:
      'This student has left the class or is excused, so this page does not count. If it should, withdraw the excuse; otherwise remove the page or choose whose it is.',
    twice: 'There are two copies of this page from the same student. Keep one.',
  },
})
