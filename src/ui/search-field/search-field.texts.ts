import { defineTexts } from '../language/texts.ts'

export const searchFieldTexts = defineTexts({
  'zh-CN': {
    clear: '清除搜索',
    recent: '最近搜索',
    none: '暂无搜索记录',
    remove: (text: string) => `删除“${text}”`,
    removeAll: '全部清除',
    howTo: '按向下键查看最近搜索，按 Delete 键删除一条',
  },
  en: {
    clear: 'Clear search',
    recent: 'Recent searches',
    none: 'No search history',
    remove: (text: string) => `Remove “${text}”`,
    removeAll: 'Clear all',
    howTo: 'Press the down arrow for recent searches and Delete to remove one',
  },
})
