import type { Device } from '#api/contract/schemas/sign-on.ts'

/** What a -31 answer brings: who is signed in, and the token that lets this browser sign one of them out. */
export interface TooManyDevices {
  readonly token: string
  readonly devices: readonly Device[]
}

export type ReleaseAnswer =
  | { readonly kind: 'signedIn' }
  /** Somebody else took the place meanwhile. */
  | ({ readonly kind: 'tooManyDevices' } & TooManyDevices)
  /** The token is used up: only a new sign-in helps. */
  | { readonly kind: 'ended'; readonly message: string }

export interface ReleaseInput {
  readonly token: string
  readonly deviceId: number
}

export interface DeviceReleaseContext extends TooManyDevices {
  /** The device that is being signed out. */
  readonly deviceId: number | null
  readonly message: string
  /** The devices changed while one was being signed out. */
  readonly isChanged: boolean
}

export type DeviceReleaseEvent = { readonly type: 'device.release'; readonly deviceId: number }

/** Whether this browser entered; else only a new sign-in helps. */
export interface DeviceReleaseOutput {
  readonly kind: 'signedIn' | 'ended'
}
