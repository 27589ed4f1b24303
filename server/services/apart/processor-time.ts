import type { ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import pidusage from 'pidusage'

/** Milliseconds of processor time that a process has used; zero if it is gone. */
export async function processorTime({ pid }: ChildProcess): Promise<number> {
  if (pid === undefined) return 0
  try {
    return process.platform === 'linux' ? await linuxTime(pid) : (await pidusage(pid)).ctime
  } catch {
    return 0
  }
}

/** Linux counts in hundredths of a second. */
const tick = 10

/** `pidusage` would first start programs, and while a process as large as the service is forked, everybody waits. */
async function linuxTime(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8')
  // The name, in brackets, may contain anything; time in the process and in the kernel are fields 14 and 15.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * tick
}
