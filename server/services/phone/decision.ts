import { and, eq } from 'drizzle-orm'
import type { ErrorsOf } from '#api/contract/endpoint.ts'
import type { phone } from '#api/contract/groups/phone.ts'
import { qrLimits } from '#domain/portal/constants.ts'
import { decideCode, qrStatus } from '#domain/accounts/qr-rules.ts'
import { hashToken } from '#server/core/cookies.ts'
import type { SignedIn } from '#server/core/ports.ts'
import type { Executor } from '#server/database/database.ts'
import { session, user } from '#server/database/schema/people.ts'
import { qrLogin } from '#server/database/schema/sign-on.ts'
import { lockCode, type StoredCode } from '../qr-login/codes.ts'
import { hasAccepted, keepConsent } from '../sign-on/consents.ts'
import { holdAccount } from '../sign-on/hold-account.ts'
import { isAccountLocked } from '../sign-on/password-attempts.ts'

/** A phone's decision on a code that it scanned. */
export interface Decision {
  readonly qrId: string
  readonly nonce: string
  readonly caller: SignedIn
  readonly now: Date
}

/**
 * Signs the computer in with the phone's account; `alreadyDone` if it was confirmed before, an error id if it is not
 * allowed.
 */
export async function confirmCode(
  transaction: Executor,
  decision: Decision & {
    readonly matchNumber: string | undefined
    /** Documents that the teacher accepts by confirming. */
    readonly accepted: readonly string[] | undefined
  },
): Promise<'confirmed' | 'alreadyDone' | ErrorsOf<typeof phone.confirm>> {
  const { qrId, nonce, caller, now, matchNumber, accepted = [] } = decision
  await holdAccount(transaction, eq(user.uid, caller.uid))
  const code = await lockCode(transaction, qrId)
  if (code === null) return 'qrExpired'
  const change = decideCode(code, { ...asked(caller, nonce, now), status: qrStatus.confirmed })
  if (typeof change === 'string') return change
  const standing = await standingOf(transaction, caller)
  if (standing === null || now.getTime() - standing.signedInAt.getTime() >= qrLimits.freshPhone)
    return 'phoneSignInAgain'
  if (standing.disabledAt !== null || (await isAccountLocked(transaction, caller.uid, now))) return 'accountLocked'
  if (!(await hasAccepted(transaction, caller.uid, accepted))) return 'consentNeeded'
  if (code.matchNumber !== null && code.matchNumber !== matchNumber) {
    await countWrongNumber(transaction, code)
    return 'matchWrong'
  }
  await keepConsent(transaction, caller.uid, accepted, now)
  await transaction.update(qrLogin).set(change).where(eq(qrLogin.qrId, qrId))
  return 'confirmed'
}

/** Two digits are quickly guessed: after the last try the code is cancelled. The count survives the refusal. */
async function countWrongNumber(transaction: Executor, { qrId, matchTries }: StoredCode): Promise<void> {
  const tries = matchTries + 1
  const isLast = tries >= qrLimits.matchTries
  await transaction
    .update(qrLogin)
    .set({ matchTries: tries, ...(isLast && { status: qrStatus.cancelled, nonceHash: null }) })
    .where(eq(qrLogin.qrId, qrId))
}

/** Rejects the computer; this code can never sign in again. */
export async function cancelCode(
  transaction: Executor,
  { qrId, nonce, caller, now }: Decision,
): Promise<'cancelled' | 'alreadyDone' | ErrorsOf<typeof phone.cancel>> {
  const code = await lockCode(transaction, qrId)
  if (code === null) return 'qrExpired'
  const change = decideCode(code, { ...asked(caller, nonce, now), status: qrStatus.cancelled })
  if (typeof change === 'string') return change
  await transaction.update(qrLogin).set(change).where(eq(qrLogin.qrId, qrId))
  return 'cancelled'
}

const asked = ({ uid }: SignedIn, nonce: string, now: Date) => ({ uid, nonceHash: hashToken(nonce), now })

/** When the phone signed in, and whether the account is still allowed to. */
async function standingOf(db: Executor, { uid, sessionId }: SignedIn) {
  const [row] = await db
    .select({ signedInAt: session.createdAt, disabledAt: user.disabledAt })
    .from(session)
    .innerJoin(user, eq(user.uid, session.uid))
    .where(and(eq(session.sessionId, sessionId), eq(session.uid, uid)))
  return row ?? null
}
