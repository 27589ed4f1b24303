import type { HostInterface } from '#api/ports/host-interface.ts'

/** The binding through which the window calls its host. */
export const hostBinding = 'podiumHost'

/** The event through which the host sends its window a message and its value. */
export const hostEvent = 'podium.host'

/** What the window knows about its host before its scripts run. */
export interface BridgeFacts {
  readonly bridgeName: string
  readonly binding: string
  readonly event: string
  /** The portal's own origin: no other page gets a bridge. */
  readonly origin: string
  readonly version: string
  readonly clientType: string
}

/** A message from the host to its window. */
export type HostWord =
  | { readonly kind: 'login'; readonly value: boolean }
  | { readonly kind: 'course'; readonly value: number }

/** Installs the bridge in the window. It runs in the page, so it cannot reference anything else in this file. */
export function installBridge(facts: BridgeFacts): void {
  if (window.location.origin !== facts.origin || window.parent !== window) return
  const ask = (method: string, ...values: unknown[]): Promise<unknown> =>
    Promise.resolve(Reflect.apply(Reflect.get(window, facts.binding), undefined, [method, ...values]))
  const tell = (method: string, ...values: unknown[]) => void ask(method, ...values).catch(() => {})
  const listen = (kind: string, handle: (value: unknown) => void) => {
    const hear = (event: Event) => {
      const word: unknown = event instanceof CustomEvent ? event.detail : null
      if (Object(word)['kind'] === kind) handle(Object(word)['value'])
    }
    window.addEventListener(facts.event, hear)
    return () => window.removeEventListener(facts.event, hear)
  }
  const bridge: HostInterface = {
    interfaceVersion: 1,
    version: facts.version,
    clientType: facts.clientType,
    isSignedIn: async () => (await ask('isSignedIn')) === true,
    onLogin: (listener) => listen('login', (value) => listener(value === true)),
    takeTicket: () => ask('takeTicket') as ReturnType<HostInterface['takeTicket']>,
    backToLogin: () => {
      tell('backToLogin')
      return true
    },
    close: () => tell('close'),
    openExternal: (url) => tell('openExternal', url),
    setUser: async (user) => (await ask('setUser', user)) === true,
    tellCourse: (courseId) => tell('tellCourse', courseId),
    onCourse: (listener) => listen('course', (value) => listener(Number(value))),
    download: async (file) => (await ask('download', file)) === true,
  }
  Object.defineProperty(window, facts.bridgeName, { value: Object.freeze(bridge) })
}
