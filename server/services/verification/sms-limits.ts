import { smsLimits } from '#domain/portal/constants.ts'

/** A code that was sent to a number, or could not be sent. */
export interface SmsSend {
  readonly sentAt: Date
  readonly isAccepted: boolean
}

export type SmsWait = { readonly id: 'smsTooSoon' | 'smsLimit'; readonly waitSeconds: number }

/**
 * Why a number gets no further code now, and in how many seconds it can; null when it gets one. `sends` are those of the
 * last 24 hours for whatever purpose: five of them are the most, failed ones too, and 59 s lie between an accepted one and
 * the next.
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
