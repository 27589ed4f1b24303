import { fromPromise } from 'xstate'
import type { Call } from '#api/client/client.ts'
import { fetchBeside } from '#api/client/fetch-code.ts'
import type { Language } from '#domain/portal/language.ts'
import type { ReleaseAnswer, ReleaseInput } from '#machines/device-release/device-release.types.ts'

/** The actors of signing one device out over the real service; the code that they call is loaded with them. */
export function deviceReleaseActors(call: Call, language: Language) {
  const calls = fetchBeside(() => import('./release-device.ts'), language)
  return {
    release: fromPromise<ReleaseAnswer, ReleaseInput>(async ({ input, signal }) => {
      const { releaseDevice } = await calls()
      return releaseDevice(call, input, signal)
    }),
  }
}
