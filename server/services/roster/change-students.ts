import { sql } from 'drizzle-orm'
import type { FieldChange } from '#domain/roster/changes.ts'
import { codeKey } from '#domain/roster/roster-member.ts'
import type { RowReason } from '#domain/roster/reasons.ts'
import type { RosterField } from '#domain/roster/columns.ts'
import { anyOf } from '#server/database/any-of.ts'
import type { Executor } from '#server/database/database.ts'
import { memberStatus } from '#server/database/schema/courses.ts'
import { holdersOf } from './class-members.ts'

/** What a row changes in a student. */
export interface StudentChange {
  readonly row: number
  readonly uid: number
  readonly changes: readonly FieldChange[]
}

/** Why a change was not made, by row. */
export type ChangeFaults = ReadonlyMap<number, { readonly field: RosterField; readonly reason: RowReason }>

interface ClassOfSchool {
  readonly courseId: number
  readonly schoolId: number
}

interface Present {
  readonly realname: string
  readonly number: string | null
  readonly mobile: string | null
  readonly groupName: string | null
  readonly isMember: boolean
}

/**
 * Changes students with a few statements for all. A student who was changed elsewhere since the teacher looked, has
 * left the class (`ofClass`), or whose new number somebody else has, stays unchanged. Numbers may be swapped.
 */
export async function changeStudents(
  db: Executor,
  course: ClassOfSchool,
  wanted: readonly StudentChange[],
  ofClass: boolean,
): Promise<ChangeFaults> {
  const faults = new Map<number, { field: RosterField; reason: RowReason }>()
  if (wanted.length === 0) return faults
  const present = await presentStudents(db, course.courseId, wanted)
  for (const change of wanted) {
    const reason = faultOf(change, present.get(change.uid), ofClass)
    if (reason !== null) faults.set(change.row, { field: 'realname', reason })
  }
  await refuseTakenNumbers(db, course.schoolId, wanted, faults)
  await store(
    db,
    course.courseId,
    wanted.filter(({ row }) => !faults.has(row)).map((change) => ({ ...change, present: present.get(change.uid) })),
  )
  return faults
}

function faultOf({ changes }: StudentChange, present: Present | undefined, ofClass: boolean): RowReason | null {
  if (present === undefined || (ofClass && !present.isMember)) return 'memberGone'
  const isAsSeen = changes.every(({ field, from }) => (field === 'groupName' && !ofClass) || present[field] === from)
  return isAsSeen ? null : 'changedMeanwhile'
}

async function presentStudents(db: Executor, courseId: number, wanted: readonly StudentChange[]) {
  const { rows } = await db.execute<{
    uid: string
    realname: string
    student_no: string | null
    contact_mobile: string | null
    group_name: string | null
    approve_status: number | null
  }>(sql`
    select app_user.uid, realname, student_no, contact_mobile, group_name, approve_status
    from app_user left join member on member.uid = app_user.uid and member.course_id = ${courseId}::bigint
    where app_user.uid = ${anyOf(wanted.map(({ uid }) => uid))}
    order by app_user.uid
    for update of app_user`)
  return new Map<number, Present>(
    rows.map((row) => [
      Number(row.uid),
      {
        realname: row.realname,
        number: row.student_no,
        mobile: row.contact_mobile,
        groupName: row.group_name,
        isMember: row.approve_status === memberStatus.approved,
      },
    ]),
  )
}

/** A refused row leaves its student the old number, which may in turn conflict with another row. */
async function refuseTakenNumbers(
  db: Executor,
  schoolId: number,
  wanted: readonly StudentChange[],
  faults: Map<number, { field: RosterField; reason: RowReason }>,
): Promise<void> {
  const numbered = wanted.flatMap((change) => {
    const number = toOf(change, 'number')
    return number === undefined ? [] : [{ ...change, number }]
  })
  const holders = await holdersOf(
    db,
    schoolId,
    numbered.map(({ number }) => codeKey(number)),
  )
  let isSettled = false
  while (!isSettled) {
    isSettled = true
    const leaving = new Set(numbered.filter(({ row }) => !faults.has(row)).map(({ uid }) => uid))
    for (const { row, uid, number } of numbered) {
      const holder = holders.get(codeKey(number))
      if (faults.has(row) || holder === undefined || holder.uid === uid || leaving.has(holder.uid)) continue
      faults.set(row, { field: 'number', reason: 'numberOfSchool' })
      isSettled = false
    }
  }
}

const toOf = ({ changes }: Pick<StudentChange, 'changes'>, field: FieldChange['field']): string | undefined =>
  changes.find((change) => change.field === field)?.to

async function store(
  db: Executor,
  courseId: number,
  changes: readonly (StudentChange & { readonly present: Present | undefined })[],
): Promise<void> {
  if (changes.length === 0) return
  const uids = sql.param(changes.map(({ uid }) => uid))
  const leaving = changes.filter((change) => toOf(change, 'number') !== undefined).map(({ uid }) => uid)
  // Two who swap their numbers would collide halfway.
  if (leaving.length > 0) await db.execute(sql`update app_user set student_no = null where uid = ${anyOf(leaving)}`)
  const valuesOf = (field: 'realname' | 'number' | 'mobile') =>
    sql.param(changes.map((change) => toOf(change, field) ?? change.present?.[field] ?? null))
  await db.execute(sql`
    update app_user set realname = given.realname, student_no = given.number, contact_mobile = given.mobile, rev = rev + 1
    from unnest(${uids}::bigint[], ${valuesOf('realname')}::text[], ${valuesOf('number')}::text[], ${valuesOf('mobile')}::text[])
      as given (uid, realname, number, mobile)
    where app_user.uid = given.uid`)
  const grouped = changes.filter((change) => toOf(change, 'groupName') !== undefined)
  if (grouped.length === 0) return
  await db.execute(sql`
    update member set group_name = given.group_name
    from unnest(
      ${sql.param(grouped.map(({ uid }) => uid))}::bigint[],
      ${sql.param(grouped.map((change) => toOf(change, 'groupName') ?? null))}::text[]
    ) as given (uid, group_name)
    where member.uid = given.uid and member.course_id = ${courseId}::bigint`)
}
