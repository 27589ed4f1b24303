import { defineTexts } from '#ui/language/texts.ts'

export const exchangeTexts = defineTexts({
  'zh-CN': {
    title: '换一题',
    cancel: '取消',
    none: '题库里没有别的相似题。',
    take: '换成这题',
    takeNumber: (number: number) => `换成第 ${number} 个候选题`,
  },
  en: {
    title: 'Exchange the question',
    cancel: 'Cancel',
    none: 'The question bank has no other question like this.',
    take: 'Take this one',
    takeNumber: (number: number) => `Take candidate ${number}`,
  },
})
