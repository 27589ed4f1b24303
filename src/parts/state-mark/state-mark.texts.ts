import { defineTexts } from '#ui/language/texts.ts'

export const stateMarkTexts = defineTexts({
  'zh-CN': { run: '进行中', wait: '未开始', draft: '未发布', end: '已结束' },
  en: { run: 'In progress', wait: 'Not started', draft: 'Unpublished', end: 'Ended' },
})
