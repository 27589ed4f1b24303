import type { GrantedTeacher } from '#api/contract/groups/school-feature.ts'
import { grantedFeature, type OwnFeature } from '#domain/features/own-features.ts'

/** One feature of one teacher, with its current state. */
export interface GrantedRow extends OwnFeature {
  readonly key: string
  readonly teacher: GrantedTeacher
  /** The service's name for it. */
  readonly feature: string
  readonly endTime: number
}

/** A teacher with their features in their current state, the earliest end first. */
export interface TeacherRow {
  readonly teacher: GrantedTeacher
  readonly rows: readonly GrantedRow[]
}

/** The filters on the list. */
export interface GrantFilter {
  /** Only features that end within fourteen days. */
  readonly soonOnly: boolean
  /** Null for every feature. */
  readonly featureId: string | null
  readonly keyword: string
}

/** Teachers with the state of their features at a moment of the service's clock (milliseconds since 1970). */
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

/** The teachers that match a filter, with all their features. */
export const filteredTeachers = (all: readonly TeacherRow[], filter: GrantFilter): readonly TeacherRow[] =>
  all.filter(
    ({ teacher, rows }) =>
      isNamed(teacher, filter.keyword) &&
      (!filter.soonOnly || rows.some((row) => isSoon(row) && isAsked(row, filter))) &&
      (filter.featureId === null || rows.some((row) => isAsked(row, filter))),
  )

/** The features that match a filter, ordered by feature and end. */
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

/** How many features are in use, and how many of those end soon. */
export function countsOf(all: readonly TeacherRow[]): { readonly open: number; readonly soon: number } {
  const rows = all.flatMap((one) => one.rows)
  const soon = rows.filter(isSoon).length
  return { soon, open: rows.filter(({ state }) => state === 'open').length + soon }
}
