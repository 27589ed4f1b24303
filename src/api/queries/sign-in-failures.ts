import * as z from 'zod/mini'
import type { CallError } from '#api/client/failures.ts'
import { device, type Device } from '#api/contract/schemas/sign-on.ts'

/** Who is signed in already, and the token that lets this browser sign one of them out and enter. */
export interface TooManyDevices {
  readonly kind: 'tooManyDevices'
  readonly token: string
  readonly devices: readonly Device[]
}

const crowd = z.object({ token: z.string(), devices: z.array(device) })

/** The devices of a -31 answer; null for every other answer. */
export function tooManyDevices({ id, data }: CallError): TooManyDevices | null {
  const found = id === 'tooManyDevices' ? crowd.safeParse(data) : null
  return found?.success === true ? { kind: 'tooManyDevices', ...found.data } : null
}

const counted = z.object({ errorCount: z.int() })

/** How often the password was wrong today; 1 where the service does not say. */
export function errorCountOf(data: unknown): number {
  const found = counted.safeParse(data)
  return found.success ? found.data.errorCount : 1
}
