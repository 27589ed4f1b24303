import { defineTexts } from '../language/texts.ts'

export const emptyStateTexts = defineTexts({
  'zh-CN': { empty: '暂无内容', failed: '加载失败', retry: '刷新试试' },
  en: { empty: 'Nothing here yet', failed: 'Could not load', retry: 'Try again' },
})
