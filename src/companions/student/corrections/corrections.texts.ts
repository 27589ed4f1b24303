import type { CorrectedItem } from '#api/contract/groups/correction.ts'
import { defineTexts } from '#ui/language/texts.ts'

export const correctionsTexts = defineTexts({
  'zh-CN': {
    title: '订正',
    toDo: (count: number) => `${count} 题要订正`,
    waiting: (count: number) => `${count} 题等老师看`,
    right: (count: number) => `订正好 ${count} 题`,
    allRight: '都订正好了',
    none: '没有要订正的题',
    noneWhy: '成绩公布以后，丢分的题会出现在这里。',
    notYet: '还不能订正',
    notYetWhy: '交了作业，老师公布成绩以后才能订正。',
    toList: '回到我的作业',
    about: '丢了分的都再做一遍，写作没拿满分也算；分数不会变。',
    item: (no: number) => `第 ${no} 题`,
    before: (answer: string) => `原来的答案：${answer}`,
    corrected: (answer: string) => `订正后的答案：${answer}`,
    notAnswered: '没有作答',
    passage: '看原文',
    state: (state: CorrectedItem['state']) => states['zh-CN'][state],
    comment: (text: string) => `老师说：${text}`,
    submit: '提交订正',
    submitting: '提交中…',
    empty: '先写出答案再提交',
    seeResult: '看成绩和解析',
  },
  en: {
    title: 'Corrections',
    toDo: (count: number) => `${count} to correct`,
    waiting: (count: number) => `${count} with your teacher`,
    right: (count: number) => `${count} corrected`,
    allRight: 'All corrected',
    none: 'Nothing to correct',
    noneWhy: 'Questions that lost marks appear here once the scores are out.',
    notYet: 'Not open for corrections yet',
    notYetWhy: 'You can correct your work once you have handed it in and the scores are out.',
    toList: 'Back to my work',
    about:
      'Answer every question that lost marks again, including written answers short of full marks. Your score will not change.',
    item: (no: number) => `Question ${no}`,
    before: (answer: string) => `Your first answer: ${answer}`,
    corrected: (answer: string) => `Your corrected answer: ${answer}`,
    notAnswered: 'No answer',
    passage: 'Show the passage',
    state: (state: CorrectedItem['state']) => states.en[state],
    comment: (text: string) => `Your teacher: ${text}`,
    submit: 'Send',
    submitting: 'Sending…',
    empty: 'Write an answer first',
    seeResult: 'Score and explanations',
  },
})

const states = {
  'zh-CN': { toDo: '要订正', waiting: '等老师看', right: '对了', again: '还不对，再想想' },
  en: { toDo: 'To correct', waiting: 'With your teacher', right: 'Right', again: 'Not yet, think again' },
} as const
