import { sessionKeys } from '#domain/portal/constants.ts'
import { isOwnPath } from '#domain/paths/paths.ts'
import type { TextStorage } from './storage.ts'

/** What a tab remembers of addresses; it survives a reload, and leaving for the messaging app. */
interface Saved {
  /** Where the person was when the network dropped. */
  readonly address?: string
  /** Where somebody wanted to go who had to sign in first. */
  readonly back?: string
  /** What the messaging app's login left for somebody whose account is still to be bound. */
  readonly binding?: string
}

export const keepAddress = (storage: TextStorage, address: string): void => change(storage, { address })

export const forgetAddress = (storage: TextStorage): void => change(storage, { address: undefined })

/** Gives the kept address back, once. */
export function takeAddress(storage: TextStorage): string | null {
  const { address } = read(storage)
  forgetAddress(storage)
  return address ?? null
}

/** Kept from the first sight of the sign-in until somebody is in, whichever way that takes. */
export const keepWayBack = (storage: TextStorage, back: string): void => change(storage, { back })

export const forgetWayBack = (storage: TextStorage): void => change(storage, { back: undefined })

/** Where to go after the sign-in, once; null for home. */
export function takeWayBack(storage: TextStorage): string | null {
  const { back } = read(storage)
  forgetWayBack(storage)
  return back ?? null
}

/** Kept until the account is bound, so that a reload goes on; null forgets it. */
export const keepBinding = (storage: TextStorage, state: string | null): void =>
  change(storage, { binding: state ?? undefined })

export const savedBinding = (storage: TextStorage): string | null => read(storage).binding ?? null

function change(storage: TextStorage, changes: { readonly [Name in keyof Saved]: string | undefined }): void {
  const { address, back, binding } = { ...read(storage), ...changes }
  if (address === undefined && back === undefined && binding === undefined) storage.remove(sessionKeys.state)
  else storage.write(sessionKeys.state, JSON.stringify({ address, back, binding }))
}

/** Only paths of ours, and what can be a state: what was stored must not become a way out. */
function read(storage: TextStorage): Saved {
  try {
    const saved: unknown = JSON.parse(storage.read(sessionKeys.state) ?? '')
    if (typeof saved !== 'object' || saved === null) return {}
    return {
      ...('address' in saved && isOwnPath(saved.address) && { address: saved.address }),
      ...('back' in saved && isOwnPath(saved.back) && { back: saved.back }),
      ...('binding' in saved && typeof saved.binding === 'string' && { binding: saved.binding }),
    }
  } catch {
    return {}
  }
}
