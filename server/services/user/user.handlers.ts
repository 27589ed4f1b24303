import { eq, sql } from 'drizzle-orm'
import { user as userArea } from '#api/contract/groups/user.ts'
import { isCurrentConsent } from '#domain/accounts/consent.ts'
import { maskedEmail } from '#domain/accounts/email.ts'
import { maskedMobile } from '#domain/accounts/masked-mobile.ts'
import { teachingTexts } from '#domain/classes/teaching.texts.ts'
import { stageNameOf, subjectNameOf } from '#domain/classes/teaching.ts'
import { Already } from '#server/core/implement.ts'
import type { Database } from '#server/database/database.ts'
import { gathered } from '#server/database/gathered.ts'
import { prepared } from '#server/database/prepared.ts'
import { school, user } from '#server/database/schema/people.ts'
import { consent, trial } from '#server/database/schema/sign-on.ts'
import { implement } from '../implement.ts'
import { entryOrderKey, keptOrder } from './entry-order.ts'
import { keepSetting, settingOf } from './settings.ts'

export const userHandlers = ({ db: root }: { readonly db: Database }) => {
  const teacherOf = teacherLookUp(root)

  return implement(userArea, {
    teacherInfo: async (_input, { caller, language }) => {
      const info = await teacherOf(String(caller.uid))
      if (info === null) throw new Error('A session belongs to no user')
      const { stageId, subjectId } = info
      const words = teachingTexts[language]
      return {
        ...info,
        stageName: stageId === null ? null : words[stageNameOf(stageId)],
        subjectName: subjectId === null ? null : words[subjectNameOf(subjectId)],
        mustChangePassword: caller.mustChangePassword,
      }
    },
    saveSetting: async ({ key, value }, { db, caller, now }) =>
      (await keepSetting(db, { uid: caller.uid, key, value, now })) ? {} : new Already('alreadySaved', {}),
    setting: async ({ key }, { db, caller }) => {
      const value = await settingOf(db, caller.uid, key)
      return { value: typeof value === 'number' || typeof value === 'string' ? value : null }
    },
    entryOrder: async (_input, { db, caller }) => keptOrder(await settingOf(db, caller.uid, entryOrderKey)),
    saveEntryOrder: async (order, { db, caller, now }) => {
      await keepSetting(db, { uid: caller.uid, key: entryOrderKey, value: order, now })
      return {}
    },
  })
}

const findTeachers = prepared((db) =>
  db
    .select({
      uid: user.uid,
      username: user.username,
      realname: user.realname,
      mobile: user.mobile,
      email: user.email,
      userType: user.userType,
      schoolId: user.schoolId,
      schoolName: school.name,
      schoolOwnerId: school.ownerId,
      stageId: user.stageId,
      subjectId: user.subjectId,
      bookVersion: user.bookVersion,
      regionId: user.regionId,
      trialBegin: trial.beginTime,
      trialEnd: trial.endTime,
      accepted: sql<string[]>`array(select ${consent.document} || '@' || ${consent.version}
        from ${consent} where ${consent.uid} = ${user.uid})`,
    })
    .from(user)
    .innerJoin(school, eq(school.schoolId, user.schoolId))
    .leftJoin(trial, eq(trial.uid, user.uid))
    .where(sql`${user.uid} = any(${sql.placeholder('uids')})`)
    .prepare('teacher_info'),
)

/** Teachers by uid. Every page asks for this first, so calls that arrive together share one query. */
const teacherLookUp = (db: Database) =>
  gathered(async (uids) => {
    const rows = await findTeachers(db).execute({ uids })
    return new Map(rows.map((row) => [String(row.uid), infoOf(row)]))
  })

type TeacherRow = Awaited<ReturnType<ReturnType<typeof findTeachers>['execute']>>[number]

/** What does not depend on the call, prepared once for all that share the query. */
function infoOf({ mobile, email, schoolOwnerId, accepted, trialBegin, trialEnd, ...row }: TeacherRow) {
  return {
    ...row,
    mobile: mobile && maskedMobile(mobile),
    email: email && maskedEmail(email),
    trialInfo: trialBegin && trialEnd && { beginTime: trialBegin.toISOString(), endTime: trialEnd.toISOString() },
    isSchoolOwner: schoolOwnerId === row.uid,
    consentNeeded: !isCurrentConsent(accepted),
  }
}
