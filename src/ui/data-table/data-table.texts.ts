import { defineTexts } from '../language/texts.ts'

export const dataTableTexts = defineTexts({
  'zh-CN': { actions: '操作', selectAll: '全选', select: (name: string) => `选择${name}`, loading: '正在加载' },
  en: { actions: 'Actions', selectAll: 'Select all', select: (name: string) => `Select ${name}`, loading: 'Loading' },
})
