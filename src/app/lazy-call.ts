import type { Call, ClientOptions } from '#api/client/client.ts'
import { fetchCode } from '#api/client/fetch-code.ts'

/**
 * The client, fetched beside the page instead of before it: what somebody types needs no calls yet. A call that comes
 * first waits for it, and rejects where it cannot be fetched.
 */
export function lazyCall(options: ClientOptions): Call {
  let loading: Promise<Call> | null = null
  const load = (): Promise<Call> => {
    loading ??= import('#api/client/client.ts').then(({ createClient }) => createClient(options))
    return loading
  }
  // The next call tries again.
  const forget = (): void => {
    loading = null
  }
  load().catch(forget)
  return async (endpoint, input, callOptions) => {
    const fetching = load()
    fetching.catch(forget)
    const call = await fetchCode(() => fetching, options.language())
    return call(endpoint, input, callOptions)
  }
}
