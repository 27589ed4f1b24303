import { calledOrigins, fullScreenAddress, type ServiceHosts } from '#domain/portal/environments.ts'
import { isLoopback } from '#server/core/loopback.ts'

/** The names under which a service is opened: of the address that its pages begin with, and of the hosts that they call. */
export function hostNames(address: string, hosts: ServiceHosts): ReadonlySet<string> {
  const screen = fullScreenAddress('/', { origin: address, cookies: '' }, hosts)
  const addresses = [address, ...calledOrigins(address, hosts), ...(screen === null ? [] : [screen])]
  return new Set(addresses.map((one) => new URL(one).hostname))
}

/**
 * Whether a request means this service. Somebody else's name may be made to lead to this machine, so that a page of theirs
 * counts as ours in the browser. No `Host` at all comes from no browser.
 */
export function isOwnHost(host: string | undefined, names: ReadonlySet<string>): boolean {
  const name = (host ?? 'localhost').toLowerCase().replace(/:\d*$/, '')
  return names.has(name) || isLoopback(name.replace(/^\[(.*)\]$/, '$1'))
}
