import { defineTexts } from '../language/texts.ts'

export const listPagesTexts = defineTexts({
  'zh-CN': {
    pages: '翻页',
    page: (page: number) => `第 ${page} 页`,
    pageOf: (page: number, count: number) => `第 ${page} 页，共 ${count} 页`,
    previousPage: '上一页',
    nextPage: '下一页',
  },
  en: {
    pages: 'Pages',
    page: (page: number) => `Page ${page}`,
    pageOf: (page: number, count: number) => `Page ${page} of ${count}`,
    previousPage: 'Previous page',
    nextPage: 'Next page',
  },
})
