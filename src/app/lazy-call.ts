import type { Call } from '#api/client/client.ts'
import { fetchCode } from '#api/client/fetch-code.ts'
import type { Language } from '#domain/portal/language.ts'

/**
 * The client, loaded in parallel with the page rather than before it: typing needs no calls yet. A call made earlier
 * waits for it, and rejects if it fails to load.
 */
export function lazyCall(language: () => Language): Call {
  let loading: Promise<Call> | null = null
  const load = (): Promise<Call> => {
    loading ??= import('./login-client.ts').then(({ loginClient }) => loginClient(language))
    return loading
  }
  // The next call retries.
  const forget = (): void => {
    loading = null
  }
  load().catch(forget)
  return async (endpoint, input, callOptions) => {
    const fetching = load()
    fetching.catch(forget)
    const call = await fetchCode(() => fetching, language())
    return call(endpoint, input, callOptions)
  }
}
