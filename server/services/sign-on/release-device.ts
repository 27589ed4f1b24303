import * as z from 'zod/mini'
import type { LoginWay } from '#server/core/ports.ts'
import type { OneTimeToken } from '../platform/one-time-tokens.ts'

/** How the person signed in when there were too many devices. */
const cameBy = z.object({
  way: z.enum(['password', 'sms', 'qr', 'messaging', 'desktop']),
  accepted: z.array(z.string()),
})

export interface DeviceGrant {
  readonly way: LoginWay
  readonly accepted: readonly string[]
}

/** The sign-in that the token of a -31 response continues; null if it is no such token. */
export function deviceGrant(token: OneTimeToken | null): DeviceGrant | null {
  const came = cameBy.safeParse(token?.data)
  return came.success ? came.data : null
}
