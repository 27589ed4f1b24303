import { existsSync, readFileSync } from 'node:fs'
import os from 'node:os'

const statistics = '/proc/stat'
/** Linux counts in hundredths of a second; the eighth number is what the host of a virtual machine took. */
const tick = 10
const stolenColumn = 8

/** Milliseconds of its processors that a virtual machine wanted and did not get since it was started; 0 where nothing counts them. */
function stolenTime(): number {
  if (!existsSync(statistics)) return 0
  const [ofAll = ''] = readFileSync(statistics, 'utf8').split('\n')
  return Number(ofAll.split(/\s+/)[stolenColumn] ?? 0) * tick
}

/** Runs something; answers what it says, and the share of the processors' time that the host took meanwhile. */
export async function withStolenShare<Answer>(
  run: () => Promise<Answer>,
): Promise<{ readonly answer: Answer; readonly stolen: number }> {
  const before = stolenTime()
  const start = performance.now()
  const answer = await run()
  return { answer, stolen: (stolenTime() - before) / ((performance.now() - start) * os.cpus().length) }
}
