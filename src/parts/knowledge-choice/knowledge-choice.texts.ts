import { defineTexts } from '#ui/language/texts.ts'

export const knowledgeChoiceTexts = defineTexts({
  'zh-CN': {
    knowledge: '知识点',
    placeholder: '输入考点或章节的几个字来找',
    firstIsMain: '第一个是主要知识点，报告和错题本按它统计；拖动可换次序。',
    remove: (name: string) => `去掉知识点：${name}`,
    none: '没有这样的知识点',
    unknown: (name: string) => `${name}（题库里没有）`,
  },
  en: {
    knowledge: 'Knowledge points',
    placeholder: 'Search by name or chapter',
    firstIsMain: 'The first is the main one, used in reports and the wrong-question notebook. Drag to reorder.',
    remove: (name: string) => `Remove knowledge point: ${name}`,
    none: 'No such knowledge point',
    unknown: (name: string) => `${name} (not in the bank)`,
  },
})
