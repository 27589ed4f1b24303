import { browserNetwork } from '#api/ports/network.ts'
import { surroundingOrigin } from '#api/ports/surrounding-origin.ts'
import { pageOrigin, pageServiceHosts } from '#api/ports/service-hosts.ts'
import { serviceOriginOf } from '#domain/portal/environments.ts'
import type { Language } from '#domain/portal/language.ts'
import type { ClientOptions } from './client.ts'

/** Options common to the clients of all pages: the browser's network, and the location of the operator's services. */
export function pageClientOptions(
  language: () => Language,
  uid: () => number | null,
): Pick<ClientOptions, 'fetch' | 'network' | 'language' | 'uid' | 'originOf' | 'frame'> {
  const hosts = pageServiceHosts()
  return {
    fetch: (...input) => fetch(...input),
    network: browserNetwork,
    language,
    uid,
    frame: surroundingOrigin(),
    originOf: (endpoint) => serviceOriginOf(endpoint, pageOrigin(), hosts),
  }
}
