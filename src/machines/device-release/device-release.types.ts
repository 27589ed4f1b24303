import type { Device } from '#api/contract/schemas/sign-on.ts'

/** The content of a -31 response: the signed-in devices, and the token that lets this browser sign one of them out. */
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
  /** The device being signed out. */
  readonly deviceId: number | null
  readonly message: string
  /** The devices changed during a sign-out. */
  readonly isChanged: boolean
}

export type DeviceReleaseEvent = { readonly type: 'device.release'; readonly deviceId: number }

/** Whether this browser is in; otherwise only a new sign-in helps. */
export interface DeviceReleaseOutput {
  readonly kind: 'signedIn' | 'ended'
}
