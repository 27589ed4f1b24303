import { eq } from 'drizzle-orm'
import { messagingLogin as area } from '#api/contract/groups/messaging-login.ts'
import { userTypes } from '#domain/classes/subjects.ts'
import { Declared } from '#server/core/implement.ts'
import type { RequestLog } from '#server/core/log.ts'
import type { Transaction } from '#server/database/database.ts'
import { user } from '#server/database/schema/people.ts'
import { implement } from '../implement.ts'
import { countSender } from '../platform/sender-counts.ts'
import { hasAccepted } from '../sign-on/consents.ts'
import { type EntranceContext, enterPortal } from '../sign-on/enter-portal.ts'
import { type HeldAccount, holdAccount } from '../sign-on/hold-account.ts'
import { issueToken } from '../platform/one-time-tokens.ts'
import { isAccountLocked } from '../sign-on/password-attempts.ts'
import { tryCode, useCode } from '../verification/sms-codes.ts'
import {
  bindPerson,
  boundUid,
  claimCode,
  handleOf,
  keepOpenId,
  lockPerson,
  type NamedState,
  useUpState,
} from './login-state.ts'
import type { MessagingProvider } from './messaging-provider.ts'

export interface MessagingOptions {
  /** Null if no messaging app is set up. */
  readonly provider: MessagingProvider | null
  /** Logs it when a provider does not confirm somebody. */
  readonly log: Pick<RequestLog, 'fault'>
}

/** Login through a messaging app. Only what the service has stored under the state is trusted. */
export const messagingHandlers = ({ provider, log }: MessagingOptions) =>
  implement(area, {
    state: async (_input, { db, now, visitor, client: { address }, fail }) => {
      if (provider === null) return fail('messagingClosed')
      await countSender(db, { kind: 'messagingState', sender: address, now })
      const state = await issueToken(db, { purpose: 'messagingState', visitorHash: visitor() }, now)
      return { state, url: provider.authorizeUrl(state) }
    },
    info: async ({ code, state }, { db, now, visitor, requestId, fail }) => {
      const named = { state, visitorHash: visitor(), now }
      if (provider === null || !(await claimCode(db, named))) return fail('stateInvalid')
      try {
        const openId = await provider.openIdOf(code)
        await keepOpenId(db, named, openId)
        return { openId: handleOf(openId), isBound: (await boundUid(db, openId)) !== null }
      } catch (error) {
        log.fault({ requestId, path: area.info.path, error })
        return fail('messagingFailed')
      }
    },
    tickets: ({ openId: handle, state, consent }, context) => {
      const { db, now, visitor, fail } = context
      const named = { state, visitorHash: visitor(), now }
      return db.transaction(async (transaction) => {
        const openId = await lockPerson(transaction, named)
        if (openId === null || handle !== handleOf(openId)) return fail('stateInvalid')
        const uid = await boundUid(transaction, openId)
        if (uid === null) return fail('notBound')
        const account = await holdTeacher(transaction, eq(user.uid, uid))
        if (account === null) return fail('notTeacher')
        if (await isAccountLocked(transaction, uid, now)) return fail('accountLocked')
        return enter(transaction, context, account, named, consent)
      })
    },
    bind: ({ state, mobile, verificationCode: code, consent }, context) => {
      const { db, now, visitor, fail } = context
      const visitorHash = visitor()
      const named = { state, visitorHash, now }
      return db.transaction(async (transaction) => {
        const openId = await lockPerson(transaction, named)
        if (openId === null) return fail('stateInvalid')
        const guess = await tryCode(transaction, { recipient: mobile, purpose: 'bind', visitorHash, code, now })
        if (guess.kind !== 'right') return fail(guess.kind === 'wrong' ? 'codeWrong' : 'codeExpired')
        const account = await holdTeacher(transaction, eq(user.mobile, mobile))
        if (account === null) return fail('notTeacher')
        if (await isAccountLocked(transaction, account.uid, now)) return fail('accountLocked')
        // A person who still has to accept the documents returns with the same code.
        if (!(await hasAccepted(transaction, account.uid, consent))) return fail('consentNeeded')
        if (!(await useCode(transaction, guess.smsCodeId, now))) return fail('codeExpired')
        if (!(await bindPerson(transaction, openId, account.uid, now))) return fail('alreadyBound')
        return enter(transaction, context, account, named, consent)
      })
    },
  })

/** A sign-in uses up the state, a refusal does not: too many devices, or documents still to accept. */
async function enter(
  transaction: Transaction,
  context: EntranceContext,
  account: HeldAccount,
  named: NamedState,
  accepted: readonly string[] | undefined,
) {
  const entered = await enterPortal(transaction, context, account, 'messaging', accepted)
  if (!(entered instanceof Declared)) await useUpState(transaction, named)
  return entered
}

async function holdTeacher(transaction: Transaction, condition: ReturnType<typeof eq>): Promise<HeldAccount | null> {
  const account = await holdAccount(transaction, condition)
  return account?.userType === userTypes.teacher ? account : null
}
