/**
 * The state transitions of a QR login code (specification §4): 0 → 1 → 2 → consumed, 0 and 1 → 3, any → expired, and
 * never back. Pure: each rule takes a stored code and returns the columns to change, or why nothing does.
 */
import { qrLimits } from '../portal/constants.ts'

/** The status returned to a poll: 0 waiting, 1 scanned, 2 confirmed, 3 cancelled. */
export const qrStatus = { waiting: 0, scanned: 1, confirmed: 2, cancelled: 3 } as const

export type QrStatus = (typeof qrStatus)[keyof typeof qrStatus]

/** The result of redeeming a code: the computer is signed in, or must sign another device out first. */
export const qrOutcomes = ['signedIn', 'tooManyDevices'] as const

export type QrOutcome = (typeof qrOutcomes)[number]

export interface QrCode {
  readonly status: QrStatus
  readonly expiresAt: Date
  /** The account whose phone scanned it. */
  readonly scannedBy: number | null
  /** What the phone must send with its decision. */
  readonly nonceHash: string | null
  /** When the ticket was first handed to the computer. */
  readonly answeredAt: Date | null
  readonly redeemedAt: Date | null
}

export type QrChange = Partial<QrCode>

/** Expired: no transition starts from here. */
const isOver = (code: QrCode, now: Date): boolean => now >= code.expiresAt

/** A phone scans the code. The same account may scan again; then only its newest nonce counts. */
export function scanCode(
  code: QrCode,
  { uid, nonceHash, now }: { readonly uid: number; readonly nonceHash: string; readonly now: Date },
): QrChange | 'qrExpired' | 'qrScanned' | 'qrDecided' {
  if (isOver(code, now)) return 'qrExpired'
  if (code.scannedBy !== null && code.scannedBy !== uid) return 'qrScanned'
  if (code.status === qrStatus.confirmed || code.status === qrStatus.cancelled) return 'qrDecided'
  return { status: qrStatus.scanned, scannedBy: uid, nonceHash }
}

/**
 * The phone that scanned decides, once; repeating the same decision changes nothing. For anyone else, and for an old
 * nonce, the code does not exist.
 */
export function decideCode(
  code: QrCode,
  decision: {
    readonly uid: number
    readonly nonceHash: string
    readonly status: typeof qrStatus.confirmed | typeof qrStatus.cancelled
    readonly now: Date
  },
): QrChange | 'qrExpired' | 'qrDecided' | 'alreadyDone' {
  if (isOver(code, decision.now) || code.scannedBy !== decision.uid) return 'qrExpired'
  const isOfThisScan = code.nonceHash === decision.nonceHash
  if (code.status === qrStatus.scanned) return isOfThisScan ? { status: decision.status } : 'qrExpired'
  return isOfThisScan && code.status === decision.status ? 'alreadyDone' : 'qrDecided'
}

/**
 * What the computer may learn. `answered` starts the ticket's lifetime and must be stored before the ticket is sent;
 * `repeated` sends it again, because a response can get lost; `shown` is the status alone.
 */
export type Polled = 'expired' | 'shown' | 'answered' | 'repeated'

export function pollCode(code: QrCode, now: Date): Polled {
  if (code.redeemedAt !== null) return 'expired'
  if (code.answeredAt !== null)
    return now.getTime() - code.answeredAt.getTime() <= qrLimits.repeatAnswer ? 'repeated' : 'expired'
  if (isOver(code, now)) return 'expired'
  return code.status === qrStatus.confirmed ? 'answered' : 'shown'
}

/** The ticket signs in once, within its own lifetime; a code that expires meanwhile does not revoke it. */
export function redeemCode(code: QrCode, now: Date): QrChange | null {
  if (code.answeredAt === null || code.redeemedAt !== null) return null
  return now.getTime() - code.answeredAt.getTime() < qrLimits.ticketLife ? { redeemedAt: now } : null
}
