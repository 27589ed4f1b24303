import { type ChildProcess, fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectRoot } from '#server/database/project-root.ts'
import { mebibyte } from '#domain/values/sizes.ts'

/** A program that runs in a process of its own, below `server/services`. */
export type ApartProgram =
  | 'files/workbook-process.mjs'
  | 'import-paper/parsing-process.mjs'
  | 'import-paper/pdf-process.mjs'
  | 'pictures/picture-process.mjs'
  | 'print/typeset-process.mjs'
  | 'print/word/report-process.mjs'
  | 'print/word/word-process.mjs'
  | 'roster/text-process.mjs'
  | 'sheet-reading/blanks-process.mjs'
  | 'sheet-reading/pages-process.mjs'
  | 'sheet-reading/reading-process.mjs'
  | 'slips/slip-process.mjs'

/** How much memory a process may use. */
export interface ApartLimits {
  /** MiB of the engine's heap as a whole: the share for young objects differs between versions. */
  readonly heap: number
  /** MiB of everything it uses, for native code that takes memory outside of the heap; unlimited by default. */
  readonly memory?: number
}

/**
 * Niceness: a third of the service's share where they compete, so that people who use the portal meanwhile are served
 * first. With much less, a busy machine would not let them finish.
 */
const lower = 5

/** Runs a program in Linux's idle class. */
const idleClass = { command: '/usr/bin/chrt', words: ['--idle', '0'] } as const

interface ApartOptions {
  readonly output?: 'ignore' | 'pipe'
  /** Computes only while nobody else wants to; where the system has no such class, as the others. */
  readonly isIdle?: boolean
}

/**
 * Starts a program that inspects uploads or makes large files in a process of its own: the service goes on serving others,
 * at a higher priority, and the process ends when it exceeds its limits. It reports on its channel; on standard output only
 * if asked to.
 */
export function startApart(
  program: ApartProgram,
  { heap, memory }: ApartLimits,
  { output = 'ignore', isIdle = false }: ApartOptions = {},
): ChildProcess {
  const services = path.join(projectRoot(), 'server/services')
  const watch = pathToFileURL(path.join(services, 'apart/memory-limit.mjs')).href
  const inIdleClass = isIdle && existsSync(idleClass.command)
  const child = fork(path.join(services, program), {
    ...(inIdleClass && { execPath: idleClass.command }),
    execArgv: [
      ...(inIdleClass ? [...idleClass.words, process.execPath] : []),
      `--max-heap-size=${heap}`,
      ...(memory === undefined ? [] : [`--import=${watch}`]),
    ],
    serialization: 'advanced',
    stdio: ['ignore', output, 'ignore', 'ipc'],
    env: {
      // It has no business with the service's environment, nor with the network.
      https_proxy: 'http://127.0.0.1:9',
      ...(memory !== undefined && { MEMORY_LIMIT: String(memory * mebibyte) }),
    },
  })
  // Set before it has any threads: existing ones would keep their priority. The idle class does not regard it.
  if (child.pid !== undefined) os.setPriority(child.pid, Math.max(os.getPriority(), lower))
  return child
}
