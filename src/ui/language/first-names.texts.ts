import { listOf } from './list-of.ts'
import { defineTexts } from './texts.ts'

export const firstNamesTexts = defineTexts({
  'zh-CN': {
    students: (names: readonly string[], count: number) => `${listOf('zh-CN', names)}等 ${count} 名学生`,
    teachers: (names: readonly string[], count: number) => `${listOf('zh-CN', names)}等 ${count} 位老师`,
    people: (names: readonly string[], count: number) => `${listOf('zh-CN', names)}等 ${count} 人`,
  },
  en: { students: andMore, teachers: andMore, people: andMore },
})

function andMore(names: readonly string[], count: number): string {
  return `${listOf('en', names)} and ${count - names.length} more`
}
