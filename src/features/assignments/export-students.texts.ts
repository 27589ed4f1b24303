import { midSentence } from '#domain/time/dates.texts.ts'
import { defineTexts } from '#ui/language/texts.ts'

export const exportStudentsTexts = defineTexts({
  'zh-CN': {
    export: '导出名单',
    exporting: '导出中…',
    choose: '导出哪一项的名单',
    submitted: (end: string, count: number, due: number) => `${end} 截止，已交 ${count}/${due}`,
    failed: '导出没有成功',
    kept: '名单还在，可以再导出一次',
  },
  en: {
    export: 'Export students',
    exporting: 'Exporting…',
    choose: 'Which assignment’s students?',
    submitted: (end: string, count: number, due: number) => `due ${midSentence(end)}, ${count}/${due} in`,
    failed: 'Export failed',
    kept: 'Nothing is lost. You can export again',
  },
})
