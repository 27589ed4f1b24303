import { sessionKeys } from '#domain/portal/constants.ts'
import { isOwnPath } from '#domain/paths/address.ts'
import type { TextStorage } from './storage.ts'

/** Addresses remembered by a tab; survives a reload, and a visit to the messaging app. */
interface Saved {
  /** Where the person was when the network dropped. */
  readonly address?: string
  /** Where somebody was heading who had to sign in first. */
  readonly back?: string
  /** State of the messaging app's login for somebody whose account is still to be bound. */
  readonly binding?: string
}

export const keepAddress = (storage: TextStorage, address: string): void => change(storage, { address })

export const forgetAddress = (storage: TextStorage): void => change(storage, { address: undefined })

/** Returns the stored address, once. */
export function takeAddress(storage: TextStorage): string | null {
  const { address } = read(storage)
  forgetAddress(storage)
  return address ?? null
}

/** Stored from the first view of the sign-in until somebody is signed in, by whatever way. */
export const keepWayBack = (storage: TextStorage, back: string): void => change(storage, { back })

export const forgetWayBack = (storage: TextStorage): void => change(storage, { back: undefined })

/** Where to go after the sign-in, once; null for home. */
export function takeWayBack(storage: TextStorage): string | null {
  const { back } = read(storage)
  forgetWayBack(storage)
  return back ?? null
}

/** Stored until the account is bound, so that a reload continues; null clears it. */
export const keepBinding = (storage: TextStorage, state: string | null): void =>
  change(storage, { binding: state ?? undefined })

export const savedBinding = (storage: TextStorage): string | null => read(storage).binding ?? null

function change(storage: TextStorage, changes: { readonly [Name in keyof Saved]: string | undefined }): void {
  const { address, back, binding } = { ...read(storage), ...changes }
  if (address === undefined && back === undefined && binding === undefined) storage.remove(sessionKeys.state)
  else storage.write(sessionKeys.state, JSON.stringify({ address, back, binding }))
}

/** Accepts only our own paths, and plausible states: stored data must not redirect elsewhere. */
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
