import { useEffect, useState } from 'react'
import { sessionTextStorage } from '#api/ports/local-storage.ts'
import { browserNetwork } from '#api/ports/network.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { NetworkNotice } from './network-notice.tsx'
import { createNetworkRuntime } from './network-runtime.ts'

/** The network of the sign-in page. */
export function LoginNetwork() {
  const call = useCall()
  const [network] = useState(() =>
    createNetworkRuntime({ network: browserNetwork, tabStorage: sessionTextStorage, desktop: null }, call),
  )
  useEffect(() => network.start(), [network])
  return <NetworkNotice network={network} />
}
