import { createContext, use } from 'react'
import type { ClassReport, StudentReport } from '#api/contract/groups/report.ts'
import { orderOfAliases } from '#domain/report/order-of-aliases.ts'

/** The name of a student in the report: the real one, or 学生 3 while names are hidden. */
export type NameOf = (uid: number) => string

const NamesContext = createContext<NameOf>(() => '')

export const NamesProvider = NamesContext.Provider

export const useNameOf = (): NameOf => use(NamesContext)

/** The report as shown; while names are hidden, its students are in the order of their aliases. */
export const shownReport = (report: ClassReport, anonymous: boolean): ClassReport =>
  anonymous ? { ...report, students: [...orderOfAliases(report.students, report.assignment)] } : report

/** Names by student; `alias` makes one from the position in the list, from 1, which does not change with sorting. */
export function namesOf(students: readonly StudentReport[], alias: ((position: number) => string) | null): NameOf {
  const names = new Map(students.map(({ uid, realname }, index) => [uid, alias?.(index + 1) ?? realname]))
  return (uid) => names.get(uid) ?? ''
}
