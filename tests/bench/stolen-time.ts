import { existsSync, readFileSync } from 'node:fs'
import os from 'node:os'

const statistics = '/proc/stat'
/** Linux counts in hundredths of a second; the eighth number is the time stolen by the host of a virtual machine. */
const tick = 10
const stolenColumn = 8

/**
 * Milliseconds of processor time that the host has withheld from this virtual machine since it started; 0 on systems
 * that do not count it.
 */
function stolenTime(): number {
  if (!existsSync(statistics)) return 0
  const [ofAll = ''] = readFileSync(statistics, 'utf8').split('\n')
  return Number(ofAll.split(/\s+/)[stolenColumn] ?? 0) * tick
}

/** Runs something; returns its result, and the share of processor time that the host took meanwhile. */
export async function withStolenShare<Answer>(
  run: () => Promise<Answer>,
): Promise<{ readonly answer: Answer; readonly stolen: number }> {
  const before = stolenTime()
  const start = performance.now()
  const answer = await run()
  return { answer, stolen: (stolenTime() - before) / ((performance.now() - start) * os.cpus().length) }
}
