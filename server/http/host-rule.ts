import { calledOrigins, fullScreenAddress, type ServiceHosts } from '#domain/portal/environments.ts'
import { isLoopback } from '#server/core/loopback.ts'

/** The host names a service answers to: that of its pages' address, and those of the hosts that they call. */
export function hostNames(address: string, hosts: ServiceHosts): ReadonlySet<string> {
  const screen = fullScreenAddress('/', { origin: address, cookies: '' }, hosts)
  const addresses = [address, ...calledOrigins(address, hosts), ...(screen === null ? [] : [screen])]
  return new Set(addresses.map((one) => new URL(one).hostname))
}

/**
 * Whether a request is meant for this service. Somebody else's name may be made to resolve to this machine, so that
 * their page counts as ours in the browser (DNS rebinding). A request without any `Host` is not from a browser.
 */
export function isOwnHost(host: string | undefined, names: ReadonlySet<string>): boolean {
  const name = (host ?? 'localhost').toLowerCase().replace(/:\d*$/, '')
  return names.has(name) || isLoopback(name.replace(/^\[(.*)\]$/, '$1'))
}
