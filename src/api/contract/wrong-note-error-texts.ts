import { causeLimits } from '#domain/wrong-note/causes.ts'

/** Messages about wrong questions. */
export const wrongNoteErrorTexts = {
  answeredRight: {
    'zh-CN': '选的学生里有人没有答错这道题，请刷新后再选',
    en: 'One of these students did not get this question wrong. Refresh the page and choose again',
  },
  notWrong: {
    'zh-CN': '错题本里现在没有这道题，可能答案改过，请刷新',
    en: 'This is no longer a wrong question, perhaps because its key was changed. Refresh the page',
  },
  tooManyCauses: {
    'zh-CN': `一道题最多说 ${causeLimits.perItem} 个错因，请先去掉一个`,
    en: `A question can have at most ${causeLimits.perItem} causes. Remove one first`,
  },
} as const
