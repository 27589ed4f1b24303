import { type ActorRefFrom, createActor, fromPromise } from 'xstate'
import type { AnswerNotice, Call } from '#api/client/client.ts'
import { setup } from '#api/contract/areas/setup.ts'
import { networkMachine } from '#machines/network/network.machine.ts'
import type { PortalPorts } from './portal-ports.ts'
import { forgetAddress, keepAddress } from './saved-address.ts'

export type NetworkActor = ActorRefFrom<typeof networkMachine>

export interface NetworkRuntime {
  readonly actor: NetworkActor
  /** What a call tells of the network. */
  readonly heed: (notice: AnswerNotice) => void
  /** Begins to listen to the browser; the answer stops it. */
  readonly start: () => () => void
}

/** The one network actor of the portal. `address` is the path that the page shows. */
export function createNetworkRuntime(ports: PortalPorts, plainCall: Call, address: () => string): NetworkRuntime {
  const { network, tabStorage, desktop } = ports
  const actor = createActor(
    networkMachine.provide({
      actors: {
        reach: fromPromise<void>(async ({ signal }) => {
          await plainCall(setup.currentTime, {}, { signal })
        }),
      },
    }),
    { id: 'network' },
  )
  const isDropped = () => actor.getSnapshot().hasTag('dropped')
  const drop = () => {
    // The desktop host has a notice of its own.
    if (desktop !== null) return
    if (!isDropped()) keepAddress(tabStorage, address())
    actor.send({ type: 'network.drop', address: address() })
  }
  const comeBack = () => {
    if (isDropped()) actor.send({ type: 'network.return' })
  }
  actor.on('returned', () => forgetAddress(tabStorage))
  return {
    actor,
    heed: (notice) => {
      if (notice === 'offline') drop()
      // An answer that was on its way when the browser lost its network proves nothing.
      if (notice === 'answered' && network.isOnline()) comeBack()
    },
    start: () => {
      actor.start()
      const stop = network.onChange(() => (network.isOnline() ? comeBack() : drop()))
      return () => {
        stop()
        actor.stop()
      }
    },
  }
}
