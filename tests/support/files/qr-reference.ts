/**
 * QR login as its protocol defines it, derived from past events alone: no status, no columns. The rules and the service
 * are compared with it over sequences of actions on one code.
 */
export const qrActions = ['scan', 'confirm', 'cancel', 'expire', 'wait', 'poll', 'redeem', 'scanBySecond'] as const

/** Further actions for tests of the service: the rules alone know no browsers or tokens. */
export const serviceActions = [
  ...qrActions,
  'pollWithWrongToken',
  'pollFromElsewhere',
  'redeemWithWrongToken',
  'redeemFromElsewhere',
] as const

export type QrAction = (typeof serviceActions)[number]

/** Milliseconds before each action. */
export const timeBefore = (action: QrAction): number =>
  action === 'expire' ? 120_000 : action === 'wait' ? 11_000 : 2_000

/** The outcome of an action: an error id, or what it did. */
export type QrOutcome =
  | 'qrExpired'
  | 'qrScanned'
  | 'qrDecided'
  | 'ticketInvalid'
  | 'alreadyDone'
  | 'passed'
  | 'scanned'
  | 'confirmed'
  | 'cancelled'
  | 'waitingShown'
  | 'scanShown'
  | 'cancelShown'
  | 'ticket'
  | 'signedIn'

export interface QrEvent {
  readonly action: QrAction
  readonly outcome: QrOutcome
  /** Milliseconds since the code was created. */
  readonly at: number
}

/** The required outcome of `action` after `past`. */
export function expectedOutcome(past: readonly QrEvent[], action: QrAction, at: number): QrOutcome {
  const first = (...outcomes: readonly QrOutcome[]) => past.find(({ outcome }) => outcomes.includes(outcome))
  const isOver = at >= 120_000
  const scanner = first('scanned')?.action
  const decision = first('confirmed', 'cancelled')?.outcome
  const ticket = first('ticket')
  switch (action) {
    case 'expire':
    case 'wait':
      return 'passed'
    case 'scan':
    case 'scanBySecond':
      if (isOver) return 'qrExpired'
      if (scanner !== undefined && scanner !== action) return 'qrScanned'
      return decision === undefined ? 'scanned' : 'qrDecided'
    case 'confirm':
    case 'cancel':
      if (isOver || scanner !== 'scan') return 'qrExpired'
      if (decision !== undefined) return decision === decided[action] ? 'alreadyDone' : 'qrDecided'
      return decided[action]
    case 'poll':
      if (first('signedIn')) return 'qrExpired'
      if (ticket) return at - ticket.at <= 10_000 ? 'ticket' : 'qrExpired'
      if (isOver) return 'qrExpired'
      if (decision === 'confirmed') return 'ticket'
      if (decision === 'cancelled') return 'cancelShown'
      return scanner === undefined ? 'waitingShown' : 'scanShown'
    case 'redeem':
      return ticket && !first('signedIn') && at - ticket.at < 30_000 ? 'signedIn' : 'ticketInvalid'
    case 'redeemWithWrongToken':
    case 'redeemFromElsewhere':
      return 'ticketInvalid'
    case 'pollWithWrongToken':
    case 'pollFromElsewhere':
      return 'qrExpired'
  }
}

const decided = { confirm: 'confirmed', cancel: 'cancelled' } as const

/** Invariants that hold for any history; returns those that are broken. */
export function brokenPromises(past: readonly QrEvent[]): readonly string[] {
  const indicesOf = (...outcomes: readonly QrOutcome[]) =>
    past.flatMap(({ outcome }, index) => (outcomes.includes(outcome) ? [index] : []))
  const [confirmed = Infinity] = indicesOf('confirmed')
  const [cancelled = Infinity] = indicesOf('cancelled')
  const [ticket = Infinity] = indicesOf('ticket')
  const signIns = indicesOf('signedIn')
  const [signedIn = Infinity] = signIns
  const by = (action: QrAction) => past.some((event) => event.action === action && event.outcome === 'scanned')
  const promises: Readonly<Record<string, boolean>> = {
    'one sign-in at most': signIns.length <= 1,
    'one decision at most': indicesOf('confirmed', 'cancelled').length <= 1,
    'no ticket before the confirmation': ticket > confirmed || ticket === Infinity,
    'no sign-in before the ticket': signedIn > ticket || signedIn === Infinity,
    'no ticket after the sign-in': indicesOf('ticket').every((index) => index < signedIn),
    'a cancelled code gives no ticket': cancelled === Infinity || ticket === Infinity,
    'no scan after the decision': indicesOf('scanned').every((index) => index < Math.min(confirmed, cancelled)),
    'one account has it': !(by('scan') && by('scanBySecond')),
    'the status does not fall': isRising(past),
    'a computer that was told the end is told nothing else': past.every(
      ({ action, outcome }, index) =>
        action !== 'poll' || outcome !== 'qrExpired' || past.slice(index).every(isEndForComputer),
    ),
    'nothing starts after the end': past.every(({ at, outcome }) => at < 120_000 || late.has(outcome)),
    'the ticket is told for ten seconds': past.every(
      ({ at, outcome }) => outcome !== 'ticket' || at - (past[ticket]?.at ?? at) <= 10_000,
    ),
  }
  return Object.keys(promises).filter((promise) => !promises[promise])
}

const isEndForComputer = ({ action, outcome }: QrEvent): boolean => action !== 'poll' || outcome === 'qrExpired'

/** Outcomes still possible after the code expired: an issued ticket can be polled again and redeemed. */
const late: ReadonlySet<QrOutcome> = new Set(['qrExpired', 'ticketInvalid', 'passed', 'ticket', 'signedIn'])

const rank: Partial<Record<QrOutcome, number>> = { waitingShown: 0, scanShown: 1, ticket: 2, cancelShown: 3 }

const isRising = (past: readonly QrEvent[]): boolean => {
  const ranks = past.map(({ outcome }) => rank[outcome]).filter((value) => value !== undefined)
  return ranks.every((value, index) => index === 0 || value >= (ranks[index - 1] ?? 0))
}
