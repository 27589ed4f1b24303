import { eq, or, sql } from 'drizzle-orm'
import { signOn } from '#api/contract/areas/sign-on.ts'
import { schoolDay } from '#domain/school-day.ts'
import { userTypes } from '#domain/subjects.ts'
import type { Executor } from '#server/database/database.ts'
import { user } from '#server/database/schema/people.ts'
import { implement } from '../implement.ts'
import { hashDigest, matchesDigest } from './passwords.ts'

/** Failures in a day after which an account is locked until the next. */
const lockAfterFailures = 10

export const signOnHandlers = implement(signOn, {
  passwordLogin: async ({ username, password, utype }, { db, now, fail, startSession }) => {
    const account = await findAccount(db, username)
    const today = schoolDay(now)
    const failures = account?.errorDay === today ? account.errorCount : 0
    if (failures >= lockAfterFailures) return fail('accountLocked', { errorCount: failures })
    const isRight = await matchesDigest(account?.passwordHash ?? (await nobodysHash()), password)
    if (account === undefined) return fail('wrongPassword', { errorCount: 1 })
    if (account.disabledAt !== null || !isRight)
      return fail('wrongPassword', { errorCount: await countFailure(db, account.uid, today) })
    if (account.uType !== utype) return fail(utype === userTypes.teacher ? 'notTeacher' : 'notStudent')
    if (failures > 0) await db.update(user).set({ errorCount: 0 }).where(eq(user.uid, account.uid))
    await startSession(account, utype === userTypes.teacher ? 'portal' : 'student')
    return { uid: account.uid }
  },
  logout: async (_input, { endSession }) => {
    await endSession()
    return {}
  },
})

const findAccount = async (db: Executor, name: string) => {
  const [row] = await db
    .select()
    .from(user)
    .where(or(eq(user.username, name.toLowerCase()), eq(user.mobile, name)))
  return row
}

/** One more failure today; yesterday's do not count. */
async function countFailure(db: Executor, uid: number, today: string): Promise<number> {
  const errorCount = sql<number>`case when ${user.errorDay} = ${today} then ${user.errorCount} + 1 else 1 end`
  const [row] = await db
    .update(user)
    .set({ errorCount, errorDay: today })
    .where(eq(user.uid, uid))
    .returning({ errorCount: user.errorCount })
  return row?.errorCount ?? 1
}

let nobody: Promise<string> | undefined

/** A hash for names that nobody has, so that an unknown name takes as long as a known one. */
const nobodysHash = (): Promise<string> => (nobody ??= hashDigest('nobody'))
