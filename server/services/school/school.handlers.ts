import { and, asc, count, eq } from 'drizzle-orm'
import { school as schoolArea } from '#api/contract/groups/school.ts'
import { maskedMobile } from '#domain/accounts/masked-mobile.ts'
import { userTypes } from '#domain/classes/subjects.ts'
import { Gone } from '#server/core/implement.ts'
import type { Caller } from '#server/core/ports.ts'
import type { Executor } from '#server/database/database.ts'
import { school, user } from '#server/database/schema/people.ts'
import { disableAccount, enableAccount } from '../account/disable-account.ts'
import { resetToRandomPassword } from '../account/random-password.ts'
import { implement } from '../implement.ts'

export const schoolHandlers = implement(schoolArea, {
  teachers: async ({ pager }, { db, caller }) => {
    const ofSchool = and(eq(user.schoolId, caller.schoolId), eq(user.userType, userTypes.teacher))
    const { uid, realname, mobile, disabledAt, mustChangePassword } = user
    const rows = await db
      .select({ teacherId: uid, realname, mobile, disabledAt, mustChangePassword })
      .from(user)
      .where(ofSchool)
      .orderBy(asc(uid))
      .limit(pager.pageSize)
      .offset((pager.currentPage - 1) * pager.pageSize)
    const [all] = await db.select({ total: count() }).from(user).where(ofSchool)
    const list = rows.map((row) => ({
      ...row,
      mobile: row.mobile && maskedMobile(row.mobile),
      isDisabled: row.disabledAt !== null,
    }))
    return { list, total: all?.total ?? 0 }
  },
  resetTeacherPassword: {
    prepare: async ({ teacherId }, { caller, fail }) =>
      teacherId === caller.uid ? fail('ownAccount') : resetToRandomPassword(teacherId),
  },
  disableTeacher: async ({ teacherId }, { db, caller, now, fail }) => {
    if (teacherId === caller.uid) return fail('ownAccount')
    await disableAccount(db, teacherId, now)
    return {}
  },
  enableTeacher: async ({ teacherId }, { db, caller, fail }) => {
    if (teacherId === caller.uid) return fail('ownAccount')
    await enableAccount(db, teacherId)
    return {}
  },
  saveTeacherRegion: async ({ teacherId, regionId }, { db }) => {
    await db.update(user).set({ regionId }).where(eq(user.uid, teacherId))
    return {}
  },
  settings: async (_input, { db, caller }) => {
    const { schoolId, colleaguesMayAdd } = school
    const [found] = await db.select({ colleaguesMayAdd }).from(school).where(eq(schoolId, caller.schoolId))
    if (found === undefined) throw new Gone()
    return found
  },
  allowAdding: async (_input, { db, caller }) => {
    await letColleaguesAdd(db, caller, true)
    return {}
  },
  forbidAdding: async (_input, { db, caller }) => {
    await letColleaguesAdd(db, caller, false)
    return {}
  },
})

async function letColleaguesAdd(db: Executor, { schoolId }: Caller, colleaguesMayAdd: boolean): Promise<void> {
  await db.update(school).set({ colleaguesMayAdd }).where(eq(school.schoolId, schoolId))
}
