import { defineTexts } from '#ui/language/texts.ts'

export const exchangeTexts = defineTexts({
  'zh-CN': {
    title: '换一题',
    cancel: '取消',
    drawn: '这道题按模板出，可以换一组数字。',
    redraw: '换一组数字',
    none: '题库里没有别的同类型的题。可以先移出这题，再去题库选题。',
    sameType: '下面的题题型相同，考点不同；章节相近的在前。',
    take: '换成这题',
    takeNumber: (number: number) => `换成第 ${number} 个候选题`,
  },
  en: {
    title: 'Replace question',
    cancel: 'Cancel',
    drawn: 'This question comes from a template and can have different numbers.',
    redraw: 'Change the numbers',
    none: 'The bank has no other question of this type. Remove this one and choose another from the bank.',
    sameType: 'These are of the same type but test other knowledge points, nearest chapters first.',
    take: 'Use this one',
    takeNumber: (number: number) => `Use candidate ${number}`,
  },
})
