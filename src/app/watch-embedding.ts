import type { Embedding } from '#api/ports/embedding.ts'
import type { PortalRouter } from './area-host.ts'
import { relayCurrentClass } from './relay-current-class.ts'
import type { Services } from './services.ts'

/** Connects the portal to the page that embeds it. Returns a function that stops all of it. */
export function watchEmbedding(embedding: Embedding, { currentClass }: Services, router: PortalRouter): () => void {
  let isReady = false
  const stops = [
    embedding.onNavigate((path) => void router.navigate({ href: path })),
    relayCurrentClass(embedding, currentClass, router),
    router.subscribe('onResolved', ({ toLocation }) => {
      if (isReady) embedding.navigated(toLocation.href)
      else embedding.ready(toLocation.href)
      isReady = true
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
