import { qrLimits, qrLogin } from '#domain/portal/constants.ts'
import { resendDelay } from '#domain/accounts/resend-delay.ts'
import type { WayReport } from '../login/login-way.types.ts'
import type {
  PollAnswer,
  QrKey,
  QrLoginContext,
  QrLoginInput,
  QrTicket,
  RedeemAnswer,
  RequestAnswer,
  ResumeAnswer,
} from './qr-login.types.ts'

type Change = Partial<QrLoginContext>

export const startOf = (input: QrLoginInput): QrLoginContext => ({
  ...input,
  code: null,
  endsAt: 0,
  // The page before a reload may have asked a moment ago.
  polledAt: input.clock.now(),
  who: null,
  matchNumber: null,
  attempts: 0,
  pause: 0,
  isLost: false,
  ticket: null,
  message: '',
  failure: null,
  binding: null,
})

/** The code that a new one replaces. */
export const formerOf = ({ code, kept }: QrLoginContext): QrKey | null => code ?? kept

export const remainingOf = ({ endsAt, clock }: QrLoginContext): number => endsAt - clock.now()

/** Milliseconds before the next poll: longer and longer without answers, and never shorter than the service asked. */
export const pollDelayOf = ({ attempts, pause }: QrLoginContext): number =>
  Math.max(attempts === 0 ? qrLogin.pollInterval : resendDelay(attempts), pause)

/** Looking for the code of the page before is worth only so many tries. */
export const isResumable = ({ attempts }: QrLoginContext): boolean => attempts < resumeTries

const resumeTries = 2

/** Milliseconds until the service takes another poll of this code; asked sooner, it refuses. */
export const untilPollAllowed = ({ polledAt, clock }: QrLoginContext): number =>
  Math.max(0, polledAt + qrLimits.pollAtLeast - clock.now())

export const pollMissed = (context: QrLoginContext, error: unknown): Change => ({
  attempts: context.attempts + 1,
  pause: retryAfterOf(error),
})

/** Milliseconds that a refusal asks to wait ("Retry-After"); 0 where it does not say. */
function retryAfterOf(error: unknown): number {
  const isTold = typeof error === 'object' && error !== null && 'retryAfter' in error
  return isTold && typeof error.retryAfter === 'number' ? error.retryAfter * 1000 : 0
}

const fresh: Change = {
  who: null,
  matchNumber: null,
  attempts: 0,
  pause: 0,
  isLost: false,
  ticket: null,
  failure: null,
  message: '',
}

export function made({ clock }: QrLoginContext, answer: RequestAnswer): Change {
  if (answer.kind === 'refused') return { message: answer.message }
  return { ...fresh, code: answer.code, endsAt: clock.now() + answer.remaining }
}

export function resumed({ clock }: QrLoginContext, answer: ResumeAnswer): Change {
  if (answer.kind === 'gone') return {}
  const answered = { attempts: 0, pause: 0 }
  if (answer.kind === 'confirmed') return { ...answered, ticket: answer.ticket, who: answer.who }
  const { code, who, matchNumber, remaining } = answer
  return { ...answered, code, who, matchNumber, endsAt: clock.now() + remaining }
}

/** A scan may give the code more time; what it gives is the difference of two instants of the service. */
export function polled(context: QrLoginContext, answer: PollAnswer): Change {
  const { code, endsAt, failure } = context
  const answered = { attempts: 0, pause: 0 }
  switch (answer.kind) {
    case 'scanned': {
      const { who, matchNumber, expiresAt } = answer
      const more = code === null ? 0 : Date.parse(expiresAt) - Date.parse(code.expiresAt)
      return { ...answered, who, matchNumber, code: code && { ...code, expiresAt }, endsAt: endsAt + more }
    }
    case 'confirmed':
      return { ...answered, ticket: answer.ticket, who: answer.who }
    case 'expired':
      // Its end as the page counts it may be a poll later than the service's.
      return { ...answered, isLost: remainingOf(context) > qrLogin.pollInterval }
    case 'refused':
      return { ...answered, failure: { kind: 'refused', message: answer.message } }
    default:
      return { ...answered, failure }
  }
}

export function redeemed(answer: RedeemAnswer): Change {
  if (answer.kind === 'signedIn') return {}
  if (answer.kind === 'unbound') return { binding: { openId: answer.openId, state: answer.state } }
  return { failure: answer }
}

/** What the sign-in that holds this way has to do after an answer; null for nothing. */
export const reportOf = (answer: RedeemAnswer): WayReport | null =>
  answer.kind === 'tooManyDevices' ? { type: 'devices.exceed', way: 'qr', tooMany: answer, account: '' } : null

const noTicket: QrTicket = { token: '', ut: '' }

export const ticketOf = ({ ticket }: QrLoginContext): QrTicket => ticket ?? noTicket

const noKey: QrKey = { qrId: '', qrToken: '' }

/** Name and secret alone: what is sent. */
export function keyOf(context: QrLoginContext): QrKey {
  const { qrId, qrToken } = formerOf(context) ?? noKey
  return { qrId, qrToken }
}
