import { applySessionEffects, type EffectTools } from './session-effects.ts'
import { takeWayBack } from '#api/ports/saved-address.ts'
import { relayCurrentClass } from './relay-current-class.ts'
import { tabClasses } from './tab-classes.ts'
import { watchReturn } from './watch-return.ts'

/**
 * Starts session and network, and connects them to other tabs, visibility and connection. Returns a function that stops
 * both.
 */
export function watchSession(tools: EffectTools): () => void {
  const { services, ports, tabs, logins } = tools
  const { session, network } = services
  const revalidate = () => session.actor.send({ type: 'session.revalidate' })
  const returned = network.actor.on('returned', ({ address }) => {
    revalidate()
    comeBack(tools, address)
  })
  const stops = [
    applySessionEffects(tools),
    () => returned.unsubscribe(),
    tabs.onMessage((message) => {
      if (message.kind === 'signOut') session.actor.send({ type: 'tab.leave' })
      if (message.kind === 'signIn') follow(tools, message.uid)
    }),
    relayCurrentClass(tabClasses(tools), services.currentClass, tools.router),
    watchReturn(ports.visibility, ports.clock, revalidate),
    // On return to the page, sign-ins elsewhere are checked at once.
    ports.visibility.onChange(() => {
      if (ports.visibility.isVisible() && session.view.get().hasTag('present')) void logins.look()
    }),
    network.start(),
    () => session.actor.stop(),
    () => tabs.close(),
  ]
  session.actor.start()
  return () => {
    for (const stop of stops) stop()
  }
}

/** Retries what could not be read, and leads back to where the network dropped. */
function comeBack({ services, router }: EffectTools, address: string | null): void {
  void services.queryClient.refetchQueries({ type: 'active', stale: true })
  void router.invalidate()
  if (address !== null && address !== router.state.location.href) void router.navigate({ href: address })
}

/** Another tab has signed somebody in: if this one is at the login, it follows. */
function follow({ services: { session }, ports, router }: EffectTools, uid: number): void {
  const wasPresent = session.view.get().hasTag('present')
  session.actor.send({ type: 'tab.enter', uid })
  if (wasPresent || router.state.location.pathname !== '/login') return
  const back = takeWayBack(ports.tabStorage) ?? router.state.location.search.back
  session
    .identify(false)
    .then((who) => (who.kind === 'teacher' ? router.navigate({ href: back ?? '/' }) : undefined))
    // Without a response the login stays.
    .catch(() => undefined)
}
