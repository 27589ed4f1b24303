import { type ActorRefFrom, createActor, fromPromise } from 'xstate'
import type { AnswerNotice, Call } from '#api/client/client.ts'
import { setup } from '#api/contract/groups/setup.ts'
import { inspected } from '#api/ports/inspection.ts'
import { forgetAddress, keepAddress } from '#api/ports/saved-address.ts'
import { isLoginHash } from '#domain/accounts/login-arrival.ts'
import { isMarkingPage } from '#domain/paths/marking-page.ts'
import { networkMachine } from '#machines/network/network.machine.ts'
import type { PortalPorts } from './portal-ports.ts'

export type NetworkActor = ActorRefFrom<typeof networkMachine>

export interface NetworkRuntime {
  readonly actor: NetworkActor
  /** What a call reveals about the network. */
  readonly onNotice: (notice: AnswerNotice) => void
  /** Starts listening to the browser; returns an unsubscribe function. */
  readonly start: () => () => void
}

export type NetworkPorts = Pick<PortalPorts, 'network' | 'tabStorage' | 'desktop'>

/** The single network actor of a page. */
export function createNetworkRuntime({ network, tabStorage, desktop }: NetworkPorts, plainCall: Call): NetworkRuntime {
  const actor = createActor(
    networkMachine.provide({
      actors: {
        reach: fromPromise<void>(async ({ signal }) => {
          await plainCall(setup.currentTime, {}, { signal })
        }),
      },
    }),
    { ...inspected, id: 'network' },
  )
  const isDropped = () => actor.getSnapshot().hasTag('dropped')
  const drop = () => {
    // The desktop host has its own notice.
    if (desktop !== null) return
    const address = location.hash.slice(1) || '/'
    const isNews = !isDropped()
    // Marks are kept and sent later, which the page says itself: a dialog would take the next student's keys.
    const goesOn = isMarkingPage(address)
    // Somebody who has signed in meanwhile does not want to be led back to the sign-in.
    if (isNews && !goesOn && !isLoginHash(location.hash)) keepAddress(tabStorage, address)
    actor.send({ type: 'network.drop', address })
    if (isNews && goesOn) actor.send({ type: 'notice.close' })
  }
  const comeBack = () => {
    if (isDropped()) actor.send({ type: 'network.return' })
  }
  actor.on('returned', () => forgetAddress(tabStorage))
  return {
    actor,
    onNotice: (notice) => {
      if (notice === 'offline') drop()
      // A response in flight when the browser lost its network proves nothing.
      if (notice === 'answered' && network.isOnline()) comeBack()
    },
    start: () => {
      actor.start()
      if (!network.isOnline()) drop()
      const stop = network.onChange(() => (network.isOnline() ? comeBack() : drop()))
      return () => {
        stop()
        actor.stop()
      }
    },
  }
}
