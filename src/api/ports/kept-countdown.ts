import * as z from 'zod/mini'
import { smsLimits } from '#domain/portal/constants.ts'
import { storageKeys } from './storage-keys.ts'
import type { TextStorage } from './storage.ts'

/** A code that was sent: its recipient as `keptRecipient` writes it, and milliseconds until the next one can be sent,
 * or since then. */
export interface KeptCode {
  readonly recipient: string
  /** How many more can be sent within 24 hours. */
  readonly left: number
  readonly remaining: number
}

/** `endsAt` is of the device's clock (milliseconds since 1970), which outlives a page. */
const keptCodes = z.array(z.object({ recipient: z.string(), left: z.int(), endsAt: z.number() }))

/** Codes that may still count against the next one, the newest first; anything unreadable counts as none. */
export function readCountdown(storage: TextStorage, now: number): readonly KeptCode[] {
  try {
    return keptCodes
      .parse(JSON.parse(storage.read(storageKeys.smsCountdown) ?? '[]'))
      .map(({ recipient, left, endsAt }) => ({ recipient, left, remaining: endsAt - now }))
      .filter(({ remaining }) => remaining > -smsLimits.day)
  } catch {
    return []
  }
}

/** Keeps what still counts and nothing else: these codes, and what another form or page sent meanwhile. */
export function keepCountdown(storage: TextStorage, codes: readonly KeptCode[], now: number): void {
  const others = readCountdown(storage, now).filter((one) =>
    codes.every(({ recipient }) => recipient !== one.recipient),
  )
  const kept = [...codes, ...others].map(({ recipient, left, remaining }) => ({
    recipient,
    left,
    endsAt: now + remaining,
  }))
  if (kept.length === 0) storage.remove(storageKeys.smsCountdown)
  else storage.write(storageKeys.smsCountdown, JSON.stringify(kept))
}
