import type { ChildProcess } from 'node:child_process'
import pidusage from 'pidusage'

/** Milliseconds of processor time that a process has used; zero if it is gone. */
export async function processorTime({ pid }: ChildProcess): Promise<number> {
  if (pid === undefined) return 0
  try {
    return (await pidusage(pid)).ctime
  } catch {
    return 0
  }
}
