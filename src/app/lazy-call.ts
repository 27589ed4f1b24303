import type { Call, ClientOptions } from '#api/client/client.ts'

/**
 * The client, fetched beside the page instead of before it: what somebody types needs no calls yet. A call that comes
 * first waits for it; one for which it cannot be fetched rejects with `failure`.
 */
export function lazyCall(options: ClientOptions, failure: () => string): Call {
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
    const call = await load().catch(() => {
      forget()
      throw new Error(failure())
    })
    return call(endpoint, input, callOptions)
  }
}
