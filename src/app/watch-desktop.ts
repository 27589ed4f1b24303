import { createActor, fromPromise } from 'xstate'
import type { DesktopBridge, HostUser } from '#api/ports/desktop-bridge.ts'
import { inspected } from '#api/ports/inspection.ts'
import { hostUserMachine } from '#machines/host-user/host-user.machine.ts'
import type { ReportedUser } from '#machines/host-user/host-user.types.ts'
import { relayCurrentClass } from './relay-current-class.ts'
import type { EffectTools } from './session-effects.ts'

/** Connects the portal to the desktop host of its window. Returns a function that stops all of it. */
export function watchDesktop(desktop: DesktopBridge, tools: EffectTools): () => void {
  const { services, ports, router } = tools
  const stops = [
    tellUser(desktop, tools),
    relayCurrentClass(desktop, services.currentClass, router),
    openLinksOutside(desktop),
    desktop.onLogin((isSignedIn) => {
      if (!isSignedIn) services.session.actor.send({ type: 'tab.leave' })
      // Whoever has signed in there gets a fresh page.
      else ports.reloadAt(router.state.location.href)
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Reports to the host who is working here, as long as somebody is. */
function tellUser(desktop: DesktopBridge, { services: { uid, session } }: EffectTools): () => void {
  const tell = fromPromise<void, ReportedUser>(({ input }) => desktop.setUser(input))
  const actor = createActor(hostUserMachine.provide({ actors: { tell } }), { ...inspected, id: 'hostUser' })
  actor.on('unreported', () => console.warn('The desktop host was told in vain who works here'))
  actor.start()
  const working = (): HostUser | null => {
    const { person } = session.actor.getSnapshot().context
    return person === null || uid.get() === null ? null : { uid: person.uid, realname: person.realname }
  }
  const stopFollowing = uid.subscribe(() => actor.send({ type: 'user.change', user: working() }))
  return () => {
    stopFollowing()
    actor.stop()
  }
}

/** Links out of the portal open in the system's browser, not in the host's window. */
function openLinksOutside(desktop: DesktopBridge): () => void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link === null || event.defaultPrevented || !isOutside(link)) return
    event.preventDefault()
    desktop.openExternal(link.href)
  }
  document.addEventListener('click', follow)
  return () => document.removeEventListener('click', follow)
}

const isOutside = ({ protocol, origin }: HTMLAnchorElement): boolean =>
  /^https?:$/.test(protocol) && origin !== location.origin
