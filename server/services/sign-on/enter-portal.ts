import { and, desc, eq, gt, ne } from 'drizzle-orm'
import type { deviceChoice } from '#api/contract/schemas/sign-on.ts'
import { accountLimits } from '#domain/portal/constants.ts'
import { userTypes } from '#domain/classes/subjects.ts'
import { Declared, type DeclaredOf, type HandlerContext } from '#server/core/implement.ts'
import type { LoginWay } from '#server/core/ports.ts'
import type { Executor, Transaction } from '#server/database/database.ts'
import { session } from '#server/database/schema/people.ts'
import { sessionLimits } from '../platform/sessions.ts'
import { hasAccepted, keepConsent } from './consents.ts'
import { deviceOf } from './devices.ts'
import type { HeldAccount } from './hold-account.ts'
import { issueToken } from '../platform/one-time-tokens.ts'

interface EntranceErrors {
  readonly notTeacher: null
  readonly consentNeeded: null
  readonly tooManyDevices: typeof deviceChoice
}

/** What every way of signing in provides. */
export type EntranceContext = Pick<
  HandlerContext<Executor, EntranceErrors>,
  'now' | 'visitor' | 'formerSession' | 'startSession'
>

/**
 * Lets a teacher with right credentials into the portal: consent, now or earlier; at most five devices; the session. A
 * session that this browser already has is replaced, so it takes no extra place. A refusal for too many devices carries
 * the devices and a token that lets this browser release one. Ways whose credentials are used up check the consent
 * first.
 */
export async function enterPortal(
  transaction: Transaction,
  context: EntranceContext,
  account: HeldAccount,
  way: LoginWay,
  accepted: readonly string[] = [],
): Promise<{ readonly uid: number } | DeclaredOf<EntranceErrors>> {
  const { now, visitor, formerSession, startSession } = context
  if (account.userType !== userTypes.teacher) return new Declared('notTeacher', null)
  const { uid, schoolId, mustChangePassword } = account
  if (!(await hasAccepted(transaction, uid, accepted))) return new Declared('consentNeeded', null)
  const former = formerSession('portal')
  const devices = (await liveDevices(transaction, uid, now)).filter(({ tokenHash }) => tokenHash !== former)
  if (devices.length >= accountLimits.devices) {
    const data = { way, accepted }
    const token = await issueToken(transaction, { purpose: 'device', visitorHash: visitor(), uid, data }, now)
    return new Declared('tooManyDevices', { token, devices: devices.map((row) => deviceOf(row, null)) })
  }
  await keepConsent(transaction, uid, accepted, now)
  await startSession(transaction, { caller: { uid, schoolId }, surface: 'portal', way, mustChangePassword })
  return { uid }
}

/** Portal sessions that count as devices, newest first. A session on a second service belongs to one of them. */
export const liveDevices = (db: Executor, uid: number, now: Date) =>
  db
    .select()
    .from(session)
    .where(
      and(
        eq(session.uid, uid),
        eq(session.surface, 'portal'),
        ne(session.way, 'service'),
        gt(session.expiresAt, now),
        gt(session.seenAt, new Date(now.getTime() - sessionLimits.idle)),
      ),
    )
    .orderBy(desc(session.sessionId))
