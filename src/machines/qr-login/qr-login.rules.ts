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
  // The page before a reload may have polled a moment ago.
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

/** The code replaced by a new one. */
export const formerOf = ({ code, kept }: QrLoginContext): QrKey | null => code ?? kept

export const remainingOf = ({ endsAt, clock }: QrLoginContext): number => endsAt - clock.now()

/** Milliseconds before the next poll: increasing without responses, and never less than the service asked for. */
export const pollDelayOf = ({ attempts, pause }: QrLoginContext): number =>
  Math.max(attempts === 0 ? qrLogin.pollInterval : resendDelay(attempts), pause)

/** Resuming the previous page's code is only tried so often. */
export const isResumable = ({ attempts }: QrLoginContext): boolean => attempts < resumeTries

const resumeTries = 2

/** Milliseconds until the service accepts another poll of this code; it refuses earlier ones. */
export const untilPollAllowed = ({ polledAt, clock }: QrLoginContext): number =>
  Math.max(0, polledAt + qrLimits.pollAtLeast - clock.now())

export const pollMissed = (context: QrLoginContext, error: unknown): Change => ({
  attempts: context.attempts + 1,
  pause: retryAfterOf(error),
})

/** Milliseconds a refusal asks to wait ("Retry-After"); 0 if missing. */
function retryAfterOf(error: unknown): number {
  const hasRetryAfter = typeof error === 'object' && error !== null && 'retryAfter' in error
  return hasRetryAfter && typeof error.retryAfter === 'number' ? error.retryAfter * 1000 : 0
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

/** A scan may extend the code's life; the extension is the difference of two service instants. */
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
      // The page's idea of its end may be up to one poll later than the service's.
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

/** What the parent sign-in has to do after a response; null for nothing. */
export const reportOf = (answer: RedeemAnswer): WayReport | null =>
  answer.kind === 'tooManyDevices' ? { type: 'devices.exceed', way: 'qr', tooMany: answer, account: '' } : null

const noTicket: QrTicket = { token: '', ticketType: '' }

export const ticketOf = ({ ticket }: QrLoginContext): QrTicket => ticket ?? noTicket

const noKey: QrKey = { qrId: '', qrToken: '' }

/** Name and secret only: what is sent. */
export function keyOf(context: QrLoginContext): QrKey {
  const { qrId, qrToken } = formerOf(context) ?? noKey
  return { qrId, qrToken }
}
