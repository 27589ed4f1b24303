import { useMemo, useState, useSyncExternalStore } from 'react'
import { lastStepOf, stepsUntil } from '../recording/at-step.ts'
import type { LiveLog } from '../recording/live-log.ts'
import type { Log, LogActor } from '../recording/log.types.ts'

/** What the inspector shows, and at which step. */
export interface InspectorState {
  readonly log: Log
  readonly isLive: boolean
  /** Id of the selected actor; null if there is none. */
  readonly actor: string | null
  readonly chooseActor: (id: string) => void
  /** Number of the selected step; null for now. */
  readonly number: number | null
  readonly goTo: (number: number | null) => void
  readonly stepBack: () => void
  readonly stepForward: () => void
  /** Shows a recording instead of this page; null returns to the page. */
  readonly replay: (log: Log | null) => void
}

export function useInspector(live: LiveLog): InspectorState {
  const liveLog = useSyncExternalStore(live.subscribe, live.get)
  const [recorded, setRecorded] = useState<Log | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const [number, setNumber] = useState<number | null>(null)
  const log = recorded ?? liveLog
  const actor = useMemo(() => log.actors.find(({ id }) => id === chosen) ?? firstShown(log), [log, chosen])
  const last = log.steps.at(-1)?.number ?? 0
  return {
    log,
    isLive: recorded === null,
    actor: actor?.id ?? null,
    chooseActor: setChosen,
    number,
    goTo: (wanted) => {
      setNumber(wanted)
      const step = wanted === null ? undefined : stepsUntil(log, wanted).at(-1)
      if (step !== undefined && lastStepOf(log, step.actor, wanted)?.value !== null) setChosen(step.actor)
    },
    stepBack: () => setNumber(Math.max(log.steps[0]?.number ?? 0, (number ?? last) - (number === null ? 0 : 1))),
    stepForward: () => setNumber(number === null || number >= last ? number : number + 1),
    replay: (next) => {
      setRecorded(next)
      setNumber(null)
    },
  }
}

/** A machine that is still running, if there is one. */
function firstShown(log: Log): LogActor | undefined {
  const ended = new Set(log.steps.filter(({ status }) => status !== 'active').map(({ actor }) => actor))
  const machines = log.actors.filter(({ machine }) => machine !== null)
  return machines.find(({ id }) => !ended.has(id)) ?? machines[0] ?? log.actors[0]
}
