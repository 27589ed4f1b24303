import '#ui/theme/mantine-rest.css'
import '#ui/theme/mantine-dialog.css'
import '#ui/theme/controls-rest.css'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { forgetIdleAnswers } from '#api/queries/forget-idle-answers.ts'
import { browserEmbedding } from '#api/ports/embedding.ts'
import { watchActors } from '#api/ports/inspection.ts'
import { clearCachesRegularly } from '#api/ports/clear-caches.ts'
import { pageTrail } from '#api/ports/statechart-trail.ts'
import { takeAddress } from '#api/ports/saved-address.ts'
import { guardSteps } from '#routes/guard-steps.ts'
import { forgetPage } from './forget-page.ts'
import { watchNewLogins } from './new-logins.ts'
import { browserPorts, type PortalPorts } from './portal-ports.ts'
import { Providers } from './providers.tsx'
import { createServices } from './services.ts'
import { SessionLayer } from './session-layer.tsx'
import type { EffectTools } from './session-effects.ts'
import { watchSession } from './session-watch.ts'
import { startRouting } from './start-routing.ts'
import { watchDesktop } from './watch-desktop.ts'
import { watchEmbedding } from './watch-embedding.ts'

/** Starts the whole portal in a container, in a browser by default; returns a function that stops it. */
export function startPortal(container: HTMLElement, outside: Partial<PortalPorts> = {}): () => void {
  const ports = { ...browserPorts, embedding: browserEmbedding(), ...outside }
  resumeAddress(ports)
  const stopTrail = watchActors(pageTrail.note)
  const root = document.documentElement
  if (ports.desktop !== null) root.dataset['shell'] = 'desktop'
  const services = createServices(ports)
  const tabs = ports.openTabChannel()
  const logins = watchNewLogins(services.call)
  const { router, areas } = startRouting(services, ports, tabs)
  const tools = { services, ports, router, tabs, logins }
  const stopWatching = watchSession(tools)
  const stopAround = watchAround(tools)
  const stopClearing = clearCachesRegularly({
    storage: services.storage,
    clock: ports.clock,
    // What the page shows stays.
    forget: () => forgetIdleAnswers(services.queryClient),
  })
  const page = createRoot(container)
  page.render(
    <Providers services={services}>
      <SessionLayer
        services={services}
        ports={ports}
        router={router}
        logins={logins}
        onWithdrawn={() => void forgetPage(services, areas)}
      >
        <RouterProvider router={router} />
      </SessionLayer>
    </Providers>,
  )
  return () => {
    page.unmount()
    delete root.dataset['shell']
    stopClearing()
    stopAround()
    stopWatching()
    stopTrail()
  }
}

/**
 * Connects the portal to its surroundings: the browser's history, a desktop host's window, another page's frame. Returns an unsubscribe
 * function.
 */
function watchAround(tools: EffectTools): () => void {
  const { services, router, ports } = tools
  const { desktop, embedding } = ports
  const stops = [
    guardSteps(router.history, services.leaving),
    ...(desktop === null ? [] : [watchDesktop(desktop, tools)]),
    ...(embedding === null ? [] : [watchEmbedding(embedding, services, router)]),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** A page reloaded in the middle of an outage resumes where it was. */
function resumeAddress({ tabStorage }: PortalPorts): void {
  const address = takeAddress(tabStorage)
  const isAtHome = /^(#\/?)?$/.test(location.hash)
  if (address !== null && isAtHome) window.history.replaceState(window.history.state, '', `#${address}`)
}
