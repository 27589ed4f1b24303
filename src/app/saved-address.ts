import * as z from 'zod/mini'
import type { TextStorage } from '#api/ports/storage.ts'
import { sessionKeys } from '#domain/constants.ts'

/** Only a path of ours: what was stored must not become a way out. */
const stateSchema = z.object({ address: z.string().check(z.regex(/^\/(?!\/)/)) })

/** Where the person was when the network dropped; survives a reload of this tab. */
export const keepAddress = (storage: TextStorage, address: string): void =>
  void storage.write(sessionKeys.state, JSON.stringify({ address }))

export const forgetAddress = (storage: TextStorage): void => storage.remove(sessionKeys.state)

/** Gives the kept address back, once. */
export function takeAddress(storage: TextStorage): string | null {
  const text = storage.read(sessionKeys.state)
  forgetAddress(storage)
  try {
    return z.parse(stateSchema, JSON.parse(text ?? '')).address
  } catch {
    return null
  }
}
