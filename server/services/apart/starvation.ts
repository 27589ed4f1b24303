import type { ChildProcess } from 'node:child_process'
import { second } from '#domain/time/units.ts'
import { processorTime } from './processor-time.ts'

/** A process is starved that has computed for less than a quarter of this time by the clock (milliseconds). */
const patience = 2 * second

/** Calls back if a process does not get to compute from now on. Returns how to stop watching. */
export function watchForStarvation(child: ChildProcess, tell: () => void): () => void {
  const before = processorTime(child)
  const look = async () => {
    const spent = (await processorTime(child)) - (await before)
    if (spent < patience / 4) tell()
  }
  const timer = setTimeout(() => void look(), patience)
  return () => clearTimeout(timer)
}
