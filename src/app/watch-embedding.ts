import type { Embedding } from '#api/ports/embedding.ts'
import type { PortalRouter } from './area-host.ts'
import { relayCurrentClass } from './relay-current-class.ts'
import type { Services } from './services.ts'

/** Ties the portal to the page in whose frame it stands. Returns a function that stops all of it. */
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
