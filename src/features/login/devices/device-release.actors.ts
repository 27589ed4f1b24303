import { fromPromise } from 'xstate'
import type { Call } from '#api/client/client.ts'
import { CallError } from '#api/client/failures.ts'
import { signOn } from '#api/contract/areas/sign-on.ts'
import { tooManyDevices } from '#api/queries/sign-in-failures.ts'
import type { ReleaseAnswer, ReleaseInput } from '#machines/device-release/device-release.types.ts'

/** The actors of signing one device out over the real service. */
export const deviceReleaseActors = (call: Call) => ({
  release: fromPromise<ReleaseAnswer, ReleaseInput>(async ({ input, signal }) => {
    try {
      await call(signOn.releaseDevice, input, { signal })
      return { kind: 'signedIn' }
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      return tooManyDevices(error) ?? { kind: 'ended', message: error.message }
    }
  }),
})
