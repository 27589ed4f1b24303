import { defineTexts } from '#ui/language/texts.ts'

export const correctionTexts = defineTexts({
  'zh-CN': {
    open: (printed: string, answer: string) => `第 ${printed} 题读作 ${answer}，改一下`,
    openUnsure: (printed: string) => `第 ${printed} 题拿不准，定一下`,
    title: (printed: string) => `改第 ${printed} 题读出的答案`,
    isRead: (name: string, answer: string, percent: number) => `${name}：自动读作 ${answer}，把握 ${percent}%`,
    isDecided: (name: string, answer: string) => `${name}：已经有人定为 ${answer}`,
    isUnsure: (name: string) => `${name}：拿不准，还没有定`,
    submit: (answer: string) => `改成 ${answer}`,
    choose: '先选读作什么',
    submitting: '保存中…',
    takeBack: '改回自动读出的',
    corrected: (printed: string, answer: string) => `第 ${printed} 题改成了 ${answer}，写入成绩后生效`,
    takenBack: (printed: string) => `第 ${printed} 题改回自动读出的，写入成绩后生效`,
  },
  en: {
    open: (printed: string, answer: string) => `Correct question ${printed}, read as ${answer}`,
    openUnsure: (printed: string) => `Question ${printed} is unclear. Decide what it says`,
    title: (printed: string) => `Correct what was read for question ${printed}`,
    isRead: (name: string, answer: string, percent: number) => `${name}: read as ${answer}, ${percent}% sure`,
    isDecided: (name: string, answer: string) => `${name}: already decided as ${answer}`,
    isUnsure: (name: string) => `${name}: unclear, not decided yet`,
    submit: (answer: string) => `Correct to ${answer}`,
    choose: 'Choose what it says first',
    submitting: 'Saving…',
    takeBack: 'Restore the automatic reading',
    corrected: (printed: string, answer: string) => `Question ${printed} now says ${answer}. Record scores to apply it`,
    takenBack: (printed: string) => `Question ${printed} has its automatic reading again. Record scores to apply it`,
  },
})
