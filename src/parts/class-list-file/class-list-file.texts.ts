import { defineTexts } from '#ui/language/texts.ts'

export const classListFileTexts = defineTexts({
  'zh-CN': { exportList: '导出名单', exporting: '导出中…' },
  en: { exportList: 'Export list', exporting: 'Exporting…' },
})
