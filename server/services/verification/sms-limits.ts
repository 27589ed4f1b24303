import { smsLimits } from '#domain/portal/constants.ts'

/** A code that was sent to a number, or failed to be. */
export interface SmsSend {
  readonly sentAt: Date
  readonly isAccepted: boolean
}

export type SmsWait = { readonly id: 'smsTooSoon' | 'smsLimit'; readonly waitSeconds: number }

/**
 * Why a number cannot get another code now, and in how many seconds it can; null if it can. `sends` are those of the
 * last 24 hours for any purpose: at most five of them, failed ones included, and 59 s between an accepted one and the
 * next.
 */
export function smsWait(sends: readonly SmsSend[], now: Date): SmsWait | null {
  const newestFirst = sends.map(({ sentAt }) => sentAt.getTime()).sort((one, other) => other - one)
  const freeAt = (newestFirst[smsLimits.perDay - 1] ?? -Infinity) + smsLimits.day
  if (freeAt > now.getTime()) return { id: 'smsLimit', waitSeconds: secondsUntil(freeAt, now) }
  const accepted = sends.filter(({ isAccepted }) => isAccepted).map(({ sentAt }) => sentAt.getTime())
  const nextAt = Math.max(...accepted) + smsLimits.countdownSeconds * 1_000
  return nextAt > now.getTime() ? { id: 'smsTooSoon', waitSeconds: secondsUntil(nextAt, now) } : null
}

const secondsUntil = (time: number, now: Date): number => Math.ceil((time - now.getTime()) / 1_000)
