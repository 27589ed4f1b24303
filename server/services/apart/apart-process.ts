import { type ChildProcess, fork } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectRoot } from '#server/database/project-root.ts'

/** A program for a process of its own, below `server/services`. */
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

/** What a process may hold. */
export interface ApartLimits {
  /** MiB of the engine's heap: all of it, as how much is for what is young differs from one version to the next. */
  readonly heap: number
  /** MiB of everything that it holds, where native code takes memory outside of the heap; without it nobody looks. */
  readonly memory?: number
}

const mebibyte = 1_048_576

/** Who looks at a page of the portal meanwhile is answered first. */
const lower = os.constants.priority.PRIORITY_BELOW_NORMAL

/**
 * Starts a program that looks into what people sent or makes large files, in a process of its own: the service answers others
 * meanwhile and comes first, and the process ends when it holds more than its limits. What it says stands on its channel; on its standard
 * output only where that is asked for.
 */
export function startApart(
  program: ApartProgram,
  { heap, memory }: ApartLimits,
  output: 'ignore' | 'pipe' = 'ignore',
): ChildProcess {
  const services = path.join(projectRoot(), 'server/services')
  const watch = pathToFileURL(path.join(services, 'apart/memory-limit.mjs')).href
  const child = fork(path.join(services, program), {
    execArgv: [`--max-heap-size=${heap}`, ...(memory === undefined ? [] : [`--import=${watch}`])],
    serialization: 'advanced',
    stdio: ['ignore', output, 'ignore', 'ipc'],
    env: {
      // What the service knows is none of its business, and it has nothing to ask of the network.
      https_proxy: 'http://127.0.0.1:9',
      ...(memory !== undefined && { MEMORY_LIMIT: String(memory * mebibyte) }),
    },
  })
  // Before it has threads: those that it has would keep their own.
  if (child.pid !== undefined) os.setPriority(child.pid, Math.max(os.getPriority(), lower))
  return child
}
