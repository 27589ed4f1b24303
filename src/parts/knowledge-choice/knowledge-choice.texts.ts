import { defineTexts } from '#ui/language/texts.ts'

export const knowledgeChoiceTexts = defineTexts({
  'zh-CN': {
    knowledge: '知识点',
    placeholder: '选一个，或输入几个字来找',
    none: '没有这样的知识点',
    unknown: (name: string) => `${name}（题库里没有）`,
  },
  en: {
    knowledge: 'Knowledge point',
    placeholder: 'Choose one, or type to find it',
    none: 'No such knowledge point',
    unknown: (name: string) => `${name} (not in the bank)`,
  },
})
