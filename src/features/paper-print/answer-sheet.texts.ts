import { defineTexts } from '#ui/language/texts.ts'

export const answerSheetTexts = defineTexts({
  'zh-CN': {
    title: '答题卡',
    back: '返回打印试卷',
    version: '卷别',
    A: 'A 卷',
    B: 'B 卷',
    hint: '按 100% 打印，不要“缩放到页面”；四周的黑块和二维码要印全。',
    pdf: '下载空白答题卡',
    classPdf: '下载全班答题卡',
    ofClass: '全班答题卡的班级',
    classHint: '全班答题卡：班里每人一张，印好姓名和学生码。',
    failedTitle: '答题卡没有生成',
    print: '打印空白答题卡',
  },
  en: {
    title: 'Answer sheet',
    back: 'Back to print preview',
    version: 'Version',
    A: 'Paper A',
    B: 'Paper B',
    hint: 'Print at 100%, not fitted to the page; all black squares and QR codes must be whole.',
    pdf: 'Download a blank sheet',
    classPdf: 'Download sheets for the class',
    ofClass: 'Class',
    classHint: 'Sheets for the class: one per student, with name and student code.',
    failedTitle: 'The answer sheet could not be made',
    print: 'Print a blank sheet',
  },
})
