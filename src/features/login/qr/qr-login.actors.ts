import { fromPromise } from 'xstate'
import type { Call } from '#api/client/client.ts'
import { CallError, isRefused, type Refusal } from '#api/client/failures.ts'
import { qrLogin } from '#api/contract/groups/qr-login.ts'
import { setup } from '#api/contract/groups/setup.ts'
import { signOn } from '#api/contract/groups/sign-on.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import { qrLimits } from '#domain/portal/constants.ts'
import { qrStatus } from '#domain/accounts/qr-rules.ts'
import { userTypes } from '#domain/classes/subjects.ts'
import type {
  PollAnswer,
  QrKey,
  QrTicket,
  RedeemAnswer,
  RequestAnswer,
  ResumeAnswer,
} from '#machines/qr-login/qr-login.types.ts'

/** The actors of QR login, calling the service. */
export const qrLoginActors = (call: Call) => ({
  request: fromPromise<RequestAnswer, { readonly former: QrKey | null }>(async ({ input, signal }) => {
    try {
      const [code, serviceTime] = await Promise.all([
        call(qrLogin.loginUrl, input.former === null ? {} : keyOf(input.former), { signal }),
        serviceTimeOf(call, signal),
      ])
      return { kind: 'made', code, remaining: remainingOf(code.expiresAt, serviceTime) }
    } catch (error) {
      if (error instanceof CallError) return { kind: 'refused', message: error.message }
      throw error
    }
  }),
  resume: fromPromise<ResumeAnswer, QrKey>(async ({ input, signal }) => {
    try {
      const [result, serviceTime] = await Promise.all([
        call(qrLogin.result, keyOf(input), { signal }),
        serviceTimeOf(call, signal),
      ])
      const answer = pollAnswerOf(result)
      if (answer.kind === 'confirmed') return answer
      // A code that was not scanned is replaced, because the content of its picture is not stored.
      if (answer.kind !== 'scanned') return { kind: 'gone' }
      const { expiresAt } = answer
      return {
        ...answer,
        code: { ...keyOf(input), url: null, expiresAt },
        remaining: remainingOf(expiresAt, serviceTime),
      }
    } catch (error) {
      if (error instanceof CallError) return { kind: 'gone' }
      throw error
    }
  }),
  poll: fromPromise<PollAnswer, QrKey>(async ({ input, signal }) => {
    try {
      return pollAnswerOf(await call(qrLogin.result, keyOf(input), { signal }))
    } catch (error) {
      if (!isRefused(error, qrLogin.result)) throw error
      return error.failure.id === 'qrExpired' ? { kind: 'expired' } : { kind: 'refused', message: error.message }
    }
  }),
  redeem: fromPromise<RedeemAnswer, QrTicket>(async ({ input: { token, ticketType }, signal }) => {
    try {
      // The documents were accepted on the phone.
      await call(signOn.autoLogin, { token, ticketType, signInAs: userTypes.teacher }, { signal })
      return { kind: 'signedIn' }
    } catch (error) {
      if (isRefused(error, signOn.autoLogin)) return redeemRefusalOf(error)
      throw error
    }
  }),
})

/** Only id and token, whatever else the code contains. */
const keyOf = ({ qrId, qrToken }: QrKey): QrKey => ({ qrId, qrToken })

/** The service's own time, because a device's clock may be wrong; null if the request failed. */
const serviceTimeOf = (call: Call, signal: AbortSignal): Promise<string | null> =>
  call(setup.currentTime, {}, { signal }).then(
    ({ now }) => now,
    () => null,
  )

const remainingOf = (expiresAt: string, serviceTime: string | null): number =>
  serviceTime === null ? qrLimits.life : Date.parse(expiresAt) - Date.parse(serviceTime)

function pollAnswerOf({
  status,
  token,
  ticketType,
  who,
  matchNumber,
  expiresAt,
}: OutputOf<typeof qrLogin.result>): PollAnswer {
  switch (status) {
    case qrStatus.waiting:
      return { kind: 'waiting' }
    case qrStatus.scanned:
      return { kind: 'scanned', who, matchNumber, expiresAt }
    case qrStatus.confirmed:
      return token === null || ticketType === null
        ? { kind: 'expired' }
        : { kind: 'confirmed', ticket: { token, ticketType }, who }
    case qrStatus.cancelled:
      return { kind: 'cancelled' }
    default:
      return { kind: 'expired' }
  }
}

function redeemRefusalOf({ failure, message }: Refusal<typeof signOn.autoLogin>): RedeemAnswer {
  switch (failure.id) {
    case 'notTeacher':
    case 'notCertified':
      return { kind: 'notTeacher' }
    case 'accountLocked':
      return { kind: 'locked' }
    case 'wrongPassword':
      return { kind: 'wrongPassword', ...failure.data }
    case 'notBound':
      return { kind: 'unbound', ...failure.data }
    case 'tooManyDevices':
      return { kind: 'tooManyDevices', ...failure.data }
    default:
      return message === '' ? { kind: 'unknown' } : { kind: 'refused', message }
  }
}
