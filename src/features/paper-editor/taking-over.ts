import type { Clock } from '#api/ports/clock.ts'
import { second } from '#domain/time/units.ts'

/** Milliseconds that a tab waits for the writing one to hand over, which may hang. */
const handOverLimit = second

/** Taking over from another tab, once it has handed over or takes too long. */
export function takingOver(clock: Clock, take: () => void) {
  let isTaking = false
  /** Null while no other tab is waited for. */
  let stopWaiting: (() => void) | null = null
  const goOn = () => {
    if (stopWaiting === null) return
    stopWaiting()
    stopWaiting = null
    take()
  }
  return {
    begin: () => {
      isTaking = true
      stopWaiting?.()
      stopWaiting = clock.every(handOverLimit, goOn)
    },
    goOn,
    /** Returns whether this tab was taking over. */
    end: (): boolean => {
      const wasTaking = isTaking
      isTaking = false
      stopWaiting?.()
      stopWaiting = null
      return wasTaking
    },
  }
}
