import { eq } from 'drizzle-orm'
import { userTypes } from '#domain/classes/subjects.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { school, user } from '#server/database/schema/people.ts'
import { FirstTeacherError, type NewTeacher } from './parameters.ts'

export interface AddedTeacher {
  /** Whether this teacher owns the school: it is new, or had no owner. */
  readonly isOwner: boolean
}

interface AddOptions {
  readonly now: Date
  readonly passwordHash: string
}

/**
 * Adds a teacher, and the school if its code is new; a school without an owner becomes this teacher's. Throws
 * FirstTeacherError for a mobile in use and for a code that belongs to a school of another name; then nothing is added.
 */
export const addTeacher = (db: Database, teacher: NewTeacher, options: AddOptions): Promise<AddedTeacher> =>
  db.transaction(async (tx) => {
    const { schoolId, isOwned } = await openSchool(tx, teacher, options.now)
    const { realname, mobile, stageId, subjectId } = teacher
    const [added] = await tx
      .insert(user)
      .values({
        username: mobile,
        mobile,
        realname,
        stageId,
        subjectId,
        schoolId,
        userType: userTypes.teacher,
        passwordHash: options.passwordHash,
        createdAt: options.now,
      })
      .onConflictDoNothing()
      .returning({ uid: user.uid })
    if (added === undefined) throw new FirstTeacherError(`The mobile ${mobile} has an account already`)
    if (!isOwned) await tx.update(school).set({ ownerId: added.uid }).where(eq(school.schoolId, schoolId))
    return { isOwner: !isOwned }
  })

async function openSchool(tx: Transaction, { schoolName: name, schoolCode: code }: NewTeacher, createdAt: Date) {
  const [opened] = await tx.insert(school).values({ name, code, createdAt }).onConflictDoNothing().returning()
  if (opened !== undefined) return { schoolId: opened.schoolId, isOwned: false }
  const [known] = await tx.select().from(school).where(eq(school.code, code)).for('update')
  if (known?.name !== name)
    throw new FirstTeacherError(`The code ${code} belongs to ${known?.name}: give that name, or another code`)
  return { schoolId: known.schoolId, isOwned: known.ownerId !== null }
}
