import { fromPromise } from 'xstate'
import { type Call, newKey } from '#api/client/client.ts'
import { CallError, isRefused, isSessionLost, type Refusal, TransportError } from '#api/client/failures.ts'
import { phone } from '#api/contract/groups/phone.ts'
import { setup } from '#api/contract/groups/setup.ts'
import { currentConsent } from '#domain/accounts/consent.ts'
import type {
  CodeGone,
  DecideAnswer,
  DecideInput,
  OutcomeAnswer,
  Refused,
  ScanAnswer,
  SessionGone,
  WhoAnswer,
} from '#machines/phone-scan/phone-scan.types.ts'

/** The actors of the phone page over the real service; `passwordChange` is told whose password must be changed first. */
export const phoneScanActors = (call: Call, passwordChange: () => string) => ({
  who: fromPromise<WhoAnswer>(async ({ signal }) => {
    try {
      return { kind: 'teacher', teacher: await call(phone.who, {}, { signal, forAnybody: true }) }
    } catch (error) {
      if (isSessionLost(error)) return { kind: 'nobody' }
      if (mustChangePassword(error)) throw new Error(passwordChange(), { cause: error })
      throw error
    }
  }),
  scan: fromPromise<ScanAnswer, { readonly qrId: string }>(async ({ input, signal }) => {
    try {
      const [{ expiresAt, ...computer }, { now }] = await Promise.all([
        call(phone.scan, input, { signal }),
        // The service's own time, because the phone's clock may be wrong.
        call(setup.currentTime, {}, { signal }),
      ])
      return { kind: 'scanned', computer, remaining: Date.parse(expiresAt) - Date.parse(now) }
    } catch (error) {
      if (mustChangePassword(error)) return { kind: 'refused', message: passwordChange() }
      if (!isRefused(error, phone.scan, setup.currentTime)) throw error
      return error.failure.id === 'qrScanned' ? { kind: 'scannedByOther' } : refusalOf(error)
    }
  }),
  decide: decideWith(call, passwordChange),
  outcome: fromPromise<OutcomeAnswer, { readonly qrId: string }>(async ({ input, signal }) => {
    const { outcome } = await call(phone.outcome, input, { signal })
    return { kind: outcome ?? 'waiting' }
  }),
  leave: fromPromise<void>(async ({ signal }) => {
    try {
      await call(phone.logout, {}, { signal })
    } catch (error) {
      if (!isSessionLost(error)) throw error
    }
  }),
})

/** A decision keeps its key until its outcome is known, so that pressing again cannot be refused as a second decision. */
function decideWith(call: Call, passwordChange: () => string) {
  const keys = new Map<string, string>()
  return fromPromise<DecideAnswer, DecideInput>(async ({ input, signal }) => {
    const intent = JSON.stringify(input)
    const idempotencyKey = keys.get(intent) ?? newKey()
    keys.set(intent, idempotencyKey)
    const { decision, qrId, nonce, matchNumber, accepts } = input
    try {
      if (decision === 'cancel') await call(phone.cancel, { qrId, nonce }, { signal, idempotencyKey })
      else
        await call(
          phone.confirm,
          {
            qrId,
            nonce,
            ...(matchNumber !== null && { matchNumber }),
            ...(accepts && { consent: [...currentConsent] }),
          },
          { signal, idempotencyKey },
        )
    } catch (error) {
      if (!(error instanceof TransportError)) keys.delete(intent)
      if (mustChangePassword(error)) return { kind: 'refused', message: passwordChange() }
      if (!isRefused(error, phone.confirm, phone.cancel)) throw error
      return error.failure.id === 'matchWrong' ? { kind: 'matchWrong' } : refusalOf(error)
    }
    return { kind: 'done' }
  })
}

/** The phone can approve sign-ins but not change passwords: that is done in the portal. */
const mustChangePassword = (error: unknown): boolean =>
  error instanceof CallError && error.globalId === 'passwordChangeNeeded'

type ScanRefusal = Refusal<typeof phone.scan | typeof setup.currentTime | typeof phone.confirm | typeof phone.cancel>

function refusalOf({ failure, message }: ScanRefusal): CodeGone | SessionGone | Refused {
  switch (failure.id) {
    case 'qrDecided':
      return { kind: 'decided' }
    case 'qrExpired':
    // Malformed codes are reported like unknown ones.
    case 'invalidInput':
      return { kind: 'expired' }
    case 'phoneSignInAgain':
      return { kind: 'signInAgain' }
    case 'notLoggedIn':
    case 'loginElsewhere':
      return { kind: 'signedOut' }
    default:
      return { kind: 'refused', message }
  }
}
