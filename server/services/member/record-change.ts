import { eq, sql, type SQL } from 'drizzle-orm'
import { anyOf } from '#server/database/any-of.ts'
import type { Executor } from '#server/database/database.ts'
import { memberChange } from '#server/database/schema/member-changes.ts'

export interface Changing {
  readonly courseId: number
  /** The teacher. */
  readonly by: number
  readonly now: Date
}

/** The students whom a change affects, and in which classes. */
export interface Touched {
  readonly courseIds: readonly number[]
  readonly uids: readonly number[]
  /** Whether their accounts are changed too, or newly created. */
  readonly accounts?: 'changed' | 'made'
}

/** Begins recording a change, so that `undoChange` can undo it. */
export async function newChange(db: Executor, { courseId, by, now }: Changing): Promise<number> {
  const [made] = await db
    .insert(memberChange)
    .values({ courseId, changedBy: by, changedAt: now })
    .returning({ changeId: memberChange.changeId })
  if (made === undefined) throw new Error('A change was not inserted')
  return made.changeId
}

/** The fields of an account that a class list can change, and whether somebody can sign in with it. */
export const accountImage: SQL = sql`jsonb_build_object('realname', u.realname, 'student_no', u.student_no,
  'contact_mobile', u.contact_mobile, 'has_password', u.password_hash <> '', 'disabled_at', u.disabled_at)`

/** Records the students as they are before a part of a change; for accounts just created, that they did not exist. */
export async function keepBefore(db: Executor, changeId: number, touched: Touched): Promise<void> {
  const { courseIds, uids, accounts } = touched
  const account = accounts === 'changed' ? accountImage : sql`null::jsonb`
  await db.execute(sql`
    insert into member_change_row (change_id, course_id, uid, member_before, account_before)
    select ${changeId}::bigint, course_id, u.uid, to_jsonb(m), ${account}
    from app_user u cross join unnest(${sql.param([...courseIds])}::bigint[]) as course_id
      left join member m using (course_id, uid)
    where u.uid = ${anyOf(uids)}
    on conflict do nothing`)
}

/** Records the students as they are after it. */
export async function keepAfter(db: Executor, changeId: number, { uids, accounts }: Touched): Promise<void> {
  const account = accounts === undefined ? sql`null::jsonb` : accountImage
  await db.execute(sql`
    update member_change_row r set
      member_after = (select to_jsonb(m) from member m where m.course_id = r.course_id and m.uid = r.uid),
      account_after = ${account}
    from app_user u
    where u.uid = r.uid and r.change_id = ${changeId}::bigint and r.uid = ${anyOf(uids)}`)
}

/** Records a change in one step, within locked classes. */
export async function recordChange<Outcome>(
  db: Executor,
  changing: Changing,
  touched: Touched,
  act: () => Promise<Outcome>,
): Promise<{ readonly changeId: number; readonly outcome: Outcome }> {
  const changeId = await newChange(db, changing)
  await keepBefore(db, changeId, touched)
  const outcome = await act()
  await keepAfter(db, changeId, touched)
  return { changeId, outcome }
}

/** Records which removal is part of a change. */
export const keepRemoval = (db: Executor, changeId: number, removalId: number | null) =>
  db.update(memberChange).set({ removalId }).where(eq(memberChange.changeId, changeId))
