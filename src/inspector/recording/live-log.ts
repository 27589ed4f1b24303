import type { Recorder } from '../recorder/recorder.ts'
import type { Log } from './log.types.ts'
import { emptyLog } from './log.types.ts'
import { knownChart, machineOf, readActor, readStep } from './read-step.ts'

/** The log of this page, updated once per frame however many steps it brought. */
export interface LiveLog {
  readonly get: () => Log
  readonly subscribe: (listener: () => void) => () => void
  /** Stops updating. */
  readonly stop: () => void
}

/** Follows a recorder. `nextFrame` calls back before the next paint. */
export function followRecorder(recorder: Recorder, nextFrame: (act: () => void) => void): LiveLog {
  const listeners = new Set<() => void>()
  let log = readOn(emptyLog, recorder)
  let isWaiting = false
  const read = () => {
    isWaiting = false
    log = readOn(log, recorder)
    for (const listener of listeners) listener()
  }
  const stop = recorder.subscribe(() => {
    if (isWaiting) return
    isWaiting = true
    nextFrame(read)
  })
  return {
    get: () => log,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    stop,
  }
}

/** The log with what came since the last update. */
function readOn(log: Log, recorder: Recorder): Log {
  const news = recorder.stepsFrom(log.count).map(readStep)
  const actors = recorder.actors()
  const gap = recorder.count() - log.count - news.length
  return {
    charts: new Map(
      actors.flatMap((actor) => {
        const machine = machineOf(actor)
        return machine === null ? [] : [[machine.id, knownChart(machine)] as const]
      }),
    ),
    actors: actors.map(readActor),
    steps: [...log.steps, ...news].slice(-recorder.limit),
    count: recorder.count(),
    // Steps from before the inspector was opened are not lost, but past.
    lost: log.count === 0 ? 0 : log.lost + gap,
  }
}
