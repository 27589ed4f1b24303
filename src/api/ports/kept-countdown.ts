import { smsLimits } from '#domain/portal/constants.ts'
import { storageKeys } from './storage-keys.ts'
import type { TextStorage } from './storage.ts'

/**
 * A sent code: its recipient in the form of `keptRecipient`, and milliseconds until the next one can be sent, or since
 * then.
 */
export interface KeptCode {
  readonly recipient: string
  /** How many more can be sent within 24 hours. */
  readonly left: number
  readonly remaining: number
}

/** `endsAt` is by the device's clock (milliseconds since 1970), which outlives a page. */
interface StoredCode {
  readonly recipient: string
  readonly left: number
  readonly endsAt: number
}

/** Codes that may still delay the next one, the newest first; unreadable data counts as none. */
export function readCountdown(storage: TextStorage, now: number): readonly KeptCode[] {
  try {
    const stored: unknown = JSON.parse(storage.read(storageKeys.smsCountdown) ?? '[]')
    if (!Array.isArray(stored) || !stored.every(isStored)) return []
    return stored
      .map(({ recipient, left, endsAt }) => ({ recipient, left, remaining: endsAt - now }))
      .filter(({ remaining }) => remaining > -smsLimits.day)
  } catch {
    return []
  }
}

/** Stores only what still counts: these codes, and what another form or page sent meanwhile. */
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

/** Checked by hand: otherwise the code form would have to wait for the schema library. */
const isStored = (one: unknown): one is StoredCode =>
  typeof one === 'object' &&
  one !== null &&
  'recipient' in one &&
  typeof one.recipient === 'string' &&
  'left' in one &&
  Number.isInteger(one.left) &&
  'endsAt' in one &&
  Number.isFinite(one.endsAt)
