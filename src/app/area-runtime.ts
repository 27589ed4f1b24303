import { type ActorRefFrom, createActor, fromPromise, type SnapshotFrom } from 'xstate'
import type { AreaModule, AreaState, Readable } from '#api/ports/area.ts'
import { inspected } from '#api/ports/inspection.ts'
import type { AreaId } from '#domain/paths/areas.ts'
import { areaMachine } from '#machines/area/area.machine.ts'
import type { WantedArea } from '#machines/area/area.types.ts'
import type { HeldHost } from './area-host.ts'

export interface AreaRuntime {
  readonly actor: ActorRefFrom<typeof areaMachine>
  /** Requests an area in a container of the page. */
  readonly show: (id: AreaId, container: HTMLElement) => void
  readonly hide: () => void
  readonly state: Readable<AreaState>
  readonly retry: () => void
}

/** The portal's single area actor, with real loading and mounting. */
export function createAreaRuntime(
  load: (id: AreaId) => Promise<AreaModule>,
  hold: (id: AreaId, container: HTMLElement) => HeldHost,
): AreaRuntime {
  let mountPoint: HTMLElement | null = null
  let containerCount = 0
  let loaded: AreaModule | null = null
  let held: HeldHost | null = null
  const actor = createActor(
    areaMachine.provide({
      actors: {
        load: fromPromise<void, WantedArea>(async ({ input, signal }) => {
          const module = await load(input.id)
          // A late module would be mounted in the place of the area wanted since.
          if (!signal.aborted) loaded = module
        }),
        mount: fromPromise<void, WantedArea>(async ({ input }) => {
          if (mountPoint === null) throw new Error('The container of the area is gone')
          held = hold(input.id, mountPoint)
          await loaded?.mount(held.host)
        }),
        unmount: fromPromise<void, WantedArea>(async () => {
          const [module, host] = [loaded, held]
          loaded = null
          held = null
          host?.release()
          await module?.unmount()
        }),
      },
    }),
    { ...inspected, id: 'area' },
  ).start()
  return {
    actor,
    show: (id, container) => {
      containerCount += 1
      mountPoint = container
      actor.send({ type: 'area.want', area: { id, container: containerCount } })
    },
    hide: () => {
      mountPoint = null
      actor.send({ type: 'area.leave' })
    },
    state: {
      get: () => stateOf(actor.getSnapshot()),
      subscribe: (listener) => {
        const subscription = actor.subscribe(listener)
        return () => subscription.unsubscribe()
      },
    },
    retry: () => actor.send({ type: 'area.retry' }),
  }
}

const stateOf = (now: SnapshotFrom<typeof areaMachine>): AreaState => {
  if (now.hasTag('failed')) return 'failed'
  return now.hasTag('fetching') ? 'fetching' : 'there'
}
