import { and, desc, eq, gt, ne } from 'drizzle-orm'
import { account } from '#api/contract/groups/account.ts'
import { agentNames } from '#domain/accounts/agent-names.ts'
import { currentConsent, isCurrentConsent } from '#domain/accounts/consent.ts'
import { maskedEmail } from '#domain/accounts/email.ts'
import { maskedMobile } from '#domain/accounts/masked-mobile.ts'
import { isSubjectOfStage, subjectsOfStage } from '#domain/classes/teaching.ts'
import { user } from '#server/database/schema/people.ts'
import { loginEvent } from '#server/database/schema/sign-on.ts'
import { implement } from '../implement.ts'
import { acceptedBy, keepConsent } from '../sign-on/consents.ts'
import { checkCode } from '../verification/sms-codes.ts'
import { accessList, startTrial } from './access-list.ts'
import { applicationsOf, decideApplications } from './applications.ts'
import { changeEmail, changeMobile } from './change-mobile.ts'
import { changeTeacherPassword } from './change-own-password.ts'
import { accountByPassword } from './own-password.ts'
import { register } from './register.ts'
import { resetPassword } from './reset-password.ts'

interface AccountOptions {
  /** Whether codes are sent by SMS. */
  readonly hasSms: boolean
}

export const accountHandlers = ({ hasSms }: AccountOptions) =>
  implement(account, {
    register: async ({ verificationCode: code, password: digest, consent: accepted, ...person }, context) => {
      const { db, visitor, now, fail } = context
      const registered = await register(db, { ...person, code, digest, accepted, visitorHash: visitor(), now })
      return typeof registered === 'string' ? fail(registered) : registered
    },
    resetPassword: async (
      { mobile, verificationCode: code, password: digest, confirmation },
      { db, visitor, now, fail },
    ) => {
      const proof = { recipient: mobile, purpose: 'password', code, visitorHash: visitor() } as const
      const error = await resetPassword(db, { ...proof, digest, confirmation, now })
      return error === null ? {} : fail(error)
    },
    resetPasswordByEmail: async (input, { db, visitor, now, fail }) => {
      const { email, verificationCode: code, password: digest, confirmation } = input
      const proof = { recipient: email, purpose: 'passwordByEmail', code, visitorHash: visitor() } as const
      const error = await resetPassword(db, { ...proof, digest, confirmation, now })
      return error === null ? {} : fail(error)
    },
    checkPassword: {
      prepare: async ({ password }, { db, caller, now, fail }) => {
        const own = await accountByPassword(db, caller.uid, password, now)
        return typeof own === 'string' ? fail(own) : async () => ({})
      },
    },
    updatePassword: { prepare: changeTeacherPassword },
    updateMobile: async ({ mobile, verificationCode: code }, { db, caller, visitor, now, fail, failKeeping }) => {
      const checked = await checkCode(db, { recipient: mobile, purpose: 'mobile', visitorHash: visitor(), code, now })
      if (checked !== 'right') return failKeeping(checked === 'wrong' ? 'codeWrong' : 'codeExpired')
      return (await changeMobile(db, caller.uid, mobile)) ? { mobile: maskedMobile(mobile) } : fail('mobileTaken')
    },
    updateEmail: async ({ email, verificationCode: code }, { db, caller, visitor, now, fail, failKeeping }) => {
      const checked = await checkCode(db, { recipient: email, purpose: 'email', visitorHash: visitor(), code, now })
      if (checked !== 'right') return failKeeping(checked === 'wrong' ? 'codeWrong' : 'codeExpired')
      return (await changeEmail(db, caller.uid, email)) ? { email: maskedEmail(email) } : fail('emailTaken')
    },
    updateInfo: async ({ realname }, { db, caller }) => {
      await db.update(user).set({ realname }).where(eq(user.uid, caller.uid))
      return {}
    },
    updateTeaching: async ({ bookVersion, stageId, subjectId }, { db, caller, fail }) => {
      if (!isSubjectOfStage(subjectId, stageId)) return fail('subjectNotOfStage')
      await db.update(user).set({ bookVersion, stageId, subjectId }).where(eq(user.uid, caller.uid))
      return {}
    },
    stages: async (_input, { db, caller }) => {
      const [own] = await db.select({ stageId: user.stageId }).from(user).where(eq(user.uid, caller.uid))
      const taught = Object.entries(subjectsOfStage)
      return {
        stageId: own?.stageId ?? null,
        stages: taught.map(([stageId, subjectIds]) => ({ stageId: Number(stageId), subjectIds: [...subjectIds] })),
      }
    },
    features: async (_input, { db, caller, now, language }) => ({
      now: now.toISOString(),
      grants: await accessList(db, caller.uid, now, language),
    }),
    startTrial: async (_input, { db, caller, now, fail }) =>
      (await startTrial(db, caller.uid, now)) ?? fail('trialUsed'),
    acceptConsent: async ({ consent: accepted }, { db, caller, now, fail }) => {
      const present = accepted.filter((stamp) => currentConsent.includes(stamp))
      if (!isCurrentConsent([...(await acceptedBy(db, caller.uid)), ...present])) return fail('consentNeeded')
      await keepConsent(db, caller.uid, present, now)
      return {}
    },
    newLogins: async ({ since }, { db, caller }) => {
      const { uid, sessionId, at, agent, address } = loginEvent
      const rows = await db
        .select({ at, agent, address })
        .from(loginEvent)
        .where(and(eq(uid, caller.uid), ne(sessionId, caller.sessionId), gt(at, new Date(since))))
        .orderBy(desc(at), desc(loginEvent.loginEventId))
        .limit(10)
      return {
        logins: rows.map((row) => ({ at: row.at.toISOString(), ...agentNames(row.agent), address: row.address })),
      }
    },
    applications: async ({ isOpen, pager }, { db, caller }) => ({
      ...(await applicationsOf(db, caller.schoolId, isOpen, pager)),
      hasSms,
    }),
    decideApplications: async ({ applicationIds, isApproved, reason = '' }, { db, caller, now, fail }) => {
      const { schoolId, uid: decidedBy } = caller
      const error = await decideApplications(db, { applicationIds, schoolId, decidedBy, isApproved, reason, now })
      return error === null ? {} : fail(error)
    },
  })
