import { fromPromise } from 'xstate'
import type { Call } from '#api/client/client.ts'
import { isRefused } from '#api/client/failures.ts'
import { signOn } from '#api/contract/areas/sign-on.ts'
import type { ReleaseAnswer, ReleaseInput } from '#machines/device-release/device-release.types.ts'

/** The actors of signing one device out over the real service. */
export const deviceReleaseActors = (call: Call) => ({
  release: fromPromise<ReleaseAnswer, ReleaseInput>(async ({ input, signal }) => {
    try {
      await call(signOn.releaseDevice, input, { signal })
      return { kind: 'signedIn' }
    } catch (error) {
      if (!isRefused(error, signOn.releaseDevice)) throw error
      const { failure, message } = error
      return failure.id === 'tooManyDevices' ? { kind: failure.id, ...failure.data } : { kind: 'ended', message }
    }
  }),
})
