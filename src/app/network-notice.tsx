import { useSelector } from '@xstate/react'
import { OfflineDialog } from '#features/session/offline.dialog.tsx'
import type { NetworkRuntime } from './network-runtime.ts'

/** Shows over the page that the network dropped, until it is back or dismissed. */
export function NetworkNotice({ network: { actor } }: { readonly network: NetworkRuntime }) {
  const isAnnounced = useSelector(actor, (now) => now.hasTag('announced'))
  const isTrying = useSelector(actor, (now) => now.hasTag('busy'))
  if (!isAnnounced) return null
  return (
    <OfflineDialog
      isTrying={isTrying}
      onRetry={() => actor.send({ type: 'network.retry' })}
      onClose={() => actor.send({ type: 'notice.close' })}
    />
  )
}
