import type { ClassReport } from '#api/contract/groups/report.ts'
import type { Language } from '#domain/portal/language.ts'
import { aliasOf } from '#domain/report/alias-of.ts'
import { orderOfAliases } from '#domain/report/order-of-aliases.ts'

/**
 * A class report that does not reveal who any student is, not even by their order: sorted by scores, with positions as
 * ids.
 */
export const withoutIdentities = (report: ClassReport, language: Language): ClassReport => ({
  ...report,
  students: report.students
    .toSorted(
      (one, other) => (other.total ?? -1) - (one.total ?? -1) || (other.objective ?? -1) - (one.objective ?? -1),
    )
    .map((student, index) => ({
      ...student,
      uid: -(index + 1),
      realname: aliasOf(language, index + 1),
      username: '',
      submittedAt: null,
      change: null,
    })),
})

/** A class report whose students are numbers, without their accounts. */
export const withHiddenNames = (report: ClassReport, language: Language): ClassReport => ({
  ...report,
  students: orderOfAliases(report.students, report.assignment).map((student, index) => ({
    ...student,
    realname: aliasOf(language, index + 1),
    username: '',
  })),
})
