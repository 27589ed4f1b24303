import type { ChildProcess } from 'node:child_process'
import pidusage from 'pidusage'

/** Milliseconds of processors that a process has taken; none of one that is gone. */
export async function processorTime({ pid }: ChildProcess): Promise<number> {
  if (pid === undefined) return 0
  try {
    return (await pidusage(pid)).ctime
  } catch {
    return 0
  }
}
