import type { GrantedTeacher } from '#api/contract/areas/school-feature.ts'
import { grantedFeature, type OwnFeature } from '#domain/features/own-features.ts'

/** One feature of one teacher, as it stands. */
export interface GrantedRow extends OwnFeature {
  readonly key: string
  readonly teacher: GrantedTeacher
  /** What the service calls it. */
  readonly feature: string
  readonly endTime: number
}

/** A teacher with the features as they stand, what ends soonest first. */
export interface TeacherRow {
  readonly teacher: GrantedTeacher
  readonly rows: readonly GrantedRow[]
}

/** What the list is narrowed down to. */
export interface GrantFilter {
  /** Only what ends within fourteen days. */
  readonly soonOnly: boolean
  /** Null for every feature. */
  readonly featureId: string | null
  readonly keyword: string
}

/** Teachers with their features at a moment of the service's clock (milliseconds since 1970). */
export const teacherRows = (teachers: readonly GrantedTeacher[], now: number): readonly TeacherRow[] =>
  teachers.map((teacher) => ({
    teacher,
    rows: teacher.features
      .map(({ feature, ...grant }) => ({
        ...grantedFeature(grant, now),
        key: `${teacher.teacherId} ${grant.featureId}`,
        teacher,
        feature,
      }))
      .toSorted((one, other) => one.endTime - other.endTime),
  }))

/** The teachers that a filter leaves, with all their features. */
export const filteredTeachers = (all: readonly TeacherRow[], filter: GrantFilter): readonly TeacherRow[] =>
  all.filter(
    ({ teacher, rows }) =>
      isNamed(teacher, filter.keyword) &&
      (!filter.soonOnly || rows.some((row) => isSoon(row) && isAsked(row, filter))) &&
      (filter.featureId === null || rows.some((row) => isAsked(row, filter))),
  )

/** The features that a filter leaves, by what they are and when they end. */
export const filteredGrants = (all: readonly TeacherRow[], filter: GrantFilter): readonly GrantedRow[] =>
  all
    .filter(({ teacher }) => isNamed(teacher, filter.keyword))
    .flatMap(({ rows }) => rows.filter((row) => isAsked(row, filter) && (!filter.soonOnly || isSoon(row))))
    .toSorted((one, other) => Number(one.featureId) - Number(other.featureId) || one.endTime - other.endTime)

const isSoon = ({ state }: GrantedRow): boolean => state === 'endsSoon'

const isAsked = ({ featureId }: GrantedRow, filter: GrantFilter): boolean =>
  filter.featureId === null || filter.featureId === featureId

const isNamed = ({ realname, mobile }: GrantedTeacher, keyword: string): boolean =>
  realname.toLowerCase().includes(keyword.toLowerCase()) || (mobile ?? '').endsWith(keyword)

/** How many features are open, and how many of them end soon. */
export function countsOf(all: readonly TeacherRow[]): { readonly open: number; readonly soon: number } {
  const rows = all.flatMap((one) => one.rows)
  const soon = rows.filter(isSoon).length
  return { soon, open: rows.filter(({ state }) => state === 'open').length + soon }
}
