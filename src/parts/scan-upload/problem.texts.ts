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
    unknownSheet: 'Unknown sheet',
    noFrame: 'No answer sheet',
    skipped: 'Skipped',
    otherPaper: 'Of another paper',
    noStudent: 'Whose is it?',
    unknownStudent: 'Unknown number',
    notAssigned: 'Student not assigned',
    twice: 'Twice',
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
    notAPicture:
      'The file, or this page of a PDF, is damaged or is not a picture. Take it again, or export the PDF anew.',
    tooLarge: `The picture has too many pixels, or the PDF more than ${scanLimits.pagesOfFile} pages. Take it at an ordinary size, or split the PDF.`,
    tooManyPages: `Sheets of one assignment have at most ${scanLimits.pages} pages; nothing was read from here on.`,
    tooSmall: 'The sheet fills only a part of the picture. Take it again from nearer.',
    blurred: 'The camera moved. Take this page again.',
    cutOff: 'A corner is outside the picture. Take the whole page.',
    noCode: 'It does not say which paper it is. Take it again with the code in view.',
    unknownSheet: 'The code names no sheet printed here, or the paper was laid out anew.',
    noFrame: 'No frame of an answer sheet is in the picture.',
    skipped: 'Reading stopped here and went on without it. Take it again and upload only this.',
    otherPaper: 'Leave it out and bring it to the assignment that it belongs to.',
    noStudent: 'The number is not complete, or this page has none. Say whose it is.',
    unknownStudent: 'Nobody of this assignment has this number. Say whose it is.',
    notAssigned:
      'This student left the class or is excused, so it counts for nobody. End the excuse, leave it out, or say whose it is.',
    twice: 'The same page of the same student is there twice. Keep one of them.',
  },
})
