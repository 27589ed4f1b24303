import { publicPaths } from '#domain/paths/public-paths.ts'
import type { PortalRouter } from './area-host.ts'
import type { PortalPorts } from './portal-ports.ts'

type HostPorts = Pick<PortalPorts, 'desktop' | 'reloadAt'>

/** Shows the login; whoever is not signed in any more is asked nothing. */
export const goToLogin = (router: Pick<PortalRouter, 'navigate'>, back?: string): void =>
  void router.navigate({ href: publicPaths.login(back), ignoreBlocker: true })

/** Leads to where people sign in: the login here (`toLogin`), or the desktop host's. */
export function leaveForLogin(ports: HostPorts, toLogin: () => void): void {
  if (ports.desktop === null) return toLogin()
  handBack(ports)
  // What the former teacher had on the page must not wait there for the next one.
  ports.reloadAt(publicPaths.home)
}

/** Returns the window to the desktop host, which may be asked again; a host without a login closes it. */
export function handBack({ desktop }: Pick<HostPorts, 'desktop'>): void {
  if (desktop?.backToLogin() === false) desktop.close()
}
