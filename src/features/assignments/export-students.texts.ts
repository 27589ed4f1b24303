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
    choose: 'Students of which assignment',
    submitted: (end: string, count: number, due: number) => `due ${midSentence(end)}, ${count}/${due} in`,
    failed: 'The export did not work',
    kept: 'Nothing is lost; you can export again',
  },
})
