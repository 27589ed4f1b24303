import { spawnSync } from 'node:child_process'
import os from 'node:os'

const count = os.cpus().length

/** All processors but the last one, which is the callers'; Linux's notation. */
export const serviceProcessors = count === 1 ? '0' : `0-${count - 2}`
export const callersProcessor = String(count - 1)

/**
 * Runs something while this process, and whatever it starts, keeps to these processors: real callers do not take the
 * service's. Where the system cannot do that, they share all of them.
 */
export async function keptTo<Result>(processors: string, run: () => Promise<Result>): Promise<Result> {
  const before = /: (\S+)$/m.exec(spawnSync('taskset', ['-cp', String(process.pid)], { encoding: 'utf8' }).stdout ?? '')
  keepTo(processors)
  try {
    return await run()
  } finally {
    if (before?.[1] !== undefined) keepTo(before[1])
  }
}

const keepTo = (processors: string) => spawnSync('taskset', ['-acp', processors, String(process.pid)])
