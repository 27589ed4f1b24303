import * as z from 'zod/mini'
import type { LoginWay } from '#server/core/ports.ts'
import type { OneTimeToken } from '../platform/one-time-tokens.ts'

/** How the person had come when there were too many devices. */
const cameBy = z.object({
  way: z.enum(['password', 'sms', 'qr', 'messaging', 'desktop']),
  accepted: z.array(z.string()),
})

export interface DeviceGrant {
  readonly way: LoginWay
  readonly accepted: readonly string[]
}

/** What a -31 answer's token stands for; null where it is none. */
export function deviceGrant(token: OneTimeToken | null): DeviceGrant | null {
  const came = cameBy.safeParse(token?.data)
  return came.success ? came.data : null
}
