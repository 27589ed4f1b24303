import { acceptedLimits } from '#domain/questions/accepted-limits.ts'
import { defineTexts } from '#ui/language/texts.ts'

const { answers, blank } = acceptedLimits

/** Why the service did not save the paper, and where the fault is. */
export const saveFaultTexts = defineTexts({
  'zh-CN': {
    notSaved: (why: string) => `没有保存：${why}`,
    notSavedAt: (name: string, why: string) => `没有保存。${name}：${why}`,
    question: (printed: string) => `第 ${printed} 题`,
    section: (heading: string) => `大题“${heading}”`,
    show: '去修改',
    keyInvalid: `答案不合题型，或太多、太长（最多 ${answers} 个，每个 ${blank} 字），请检查答案`,
    otherSubject: '不是这个学科的题，请换一道',
    questionUnknown: '这道题已不在题库，请换一道',
  },
  en: {
    notSaved: (why: string) => `Not saved: ${why}`,
    notSavedAt: (name: string, why: string) => `Not saved. ${name}: ${why}`,
    question: (printed: string) => `Question ${printed}`,
    section: (heading: string) => `Section “${heading}”`,
    show: 'Correct it',
    keyInvalid: `The key does not fit this type of question, or is too long (up to ${answers} answers of ${blank} characters); check it`,
    otherSubject: 'This question is of another subject; choose another one',
    questionUnknown: 'This question is no longer in the question bank; choose another one',
  },
})
