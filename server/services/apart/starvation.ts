import type { ChildProcess } from 'node:child_process'
import { second } from '#domain/time/units.ts'
import { processorTime } from './processor-time.ts'

/** A process is starved that has computed for less than a quarter of this time by the clock (milliseconds). */
const patience = 2 * second

/** Calls back whenever a process has had no processor time for so long. Returns a function that stops watching. */
export function watchForStarvation(child: ChildProcess, tell: () => void, timeOf = processorTime): () => void {
  let before = timeOf(child)
  const look = async () => {
    const [then, now] = [before, timeOf(child)]
    before = now
    if ((await now) - (await then) < patience / 4) tell()
  }
  const timer = setInterval(() => void look(), patience)
  return () => clearInterval(timer)
}
