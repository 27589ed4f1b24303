import type { Call } from '#api/client/client.ts'
import { isRefused } from '#api/client/failures.ts'
import { signOn } from '#api/contract/groups/sign-on.ts'
import type { ReleaseAnswer, ReleaseInput } from '#machines/device-release/device-release.types.ts'

/** Signs one device out and this one in. Rejects only if there was no response. */
export async function releaseDevice(call: Call, input: ReleaseInput, signal: AbortSignal): Promise<ReleaseAnswer> {
  try {
    await call(signOn.releaseDevice, input, { signal })
    return { kind: 'signedIn' }
  } catch (error) {
    if (!isRefused(error, signOn.releaseDevice)) throw error
    const { failure, message } = error
    return failure.id === 'tooManyDevices' ? { kind: failure.id, ...failure.data } : { kind: 'ended', message }
  }
}
