import { fork } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { takingTurns } from '#server/core/turns.ts'
import { projectRoot } from '#server/database/project-root.ts'

/** Why a file was not read. */
export type ReadingFault = 'brokenFile' | 'tooManyCells' | 'tooSlow'

type Answer<Read> =
  | { readonly kind: 'read'; readonly result: Read }
  | { readonly kind: 'refused'; readonly reason: ReadingFault }

/** What reading one file may take; memory in MiB, of the reading process's heap. */
export interface ReadingLimits {
  readonly milliseconds: number
  readonly memory: number
  /** MiB of all that the process holds, for what takes its memory outside of the heap; without it nobody looks. */
  readonly whole?: number
}

export const readingLimits: ReadingLimits = { milliseconds: 10_000, memory: 256 }

const mebibyte = 1_048_576

/** The program of a reading process, below `server/services`. */
type ReadingScript =
  | 'roster/text-process.mjs'
  | 'files/workbook-process.mjs'
  | 'import-paper/parsing-process.mjs'
  | 'import-paper/pdf-process.mjs'
  | 'pictures/picture-process.mjs'

type Read<Asked, Result> = (asked: Asked) => Promise<Result | ReadingFault>

/**
 * Hands a process of its own to read one file, which is killed when it takes too long or too much, and in any case in the
 * end. It starts while its file is still being checked: that takes as long as Node needs to load a library.
 */
export const withReadingProcess = <Asked extends object, Found, Result>(
  script: ReadingScript,
  limits: ReadingLimits,
  work: (read: Read<Asked, Found>) => Promise<Result>,
): Promise<Result> =>
  inTurn(async () => {
    const { read, kill } = startProcess<Asked, Found>(script, limits)
    try {
      return await work(read)
    } finally {
      kill()
    }
  })

function startProcess<Asked extends object, Found>(
  script: ReadingScript,
  limits: ReadingLimits,
): { readonly read: Read<Asked, Found>; readonly kill: () => void } {
  const services = path.join(projectRoot(), 'server/services')
  const { memory, whole } = limits
  const watch = pathToFileURL(path.join(services, 'print/memory-limit.mjs')).href
  const child = fork(path.join(services, script), {
    // The whole heap: how much of it the young generation may take differs from one version of V8 to the next.
    execArgv: [`--max-heap-size=${memory}`, ...(whole === undefined ? [] : [`--import=${watch}`])],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // What the service knows is none of its business.
    env: whole === undefined ? {} : { MEMORY_LIMIT: String(whole * mebibyte) },
  })
  const answered = new Promise<Found | ReadingFault>((resolve) => {
    child.once('message', (answer: Answer<Found>) => resolve(answer.kind === 'read' ? answer.result : answer.reason))
    child.once('error', () => resolve('brokenFile'))
    // V8 aborts when its heap is full; what the library cannot read ends with an ordinary error.
    child.once('exit', (_code, signal) => resolve(signal === 'SIGABRT' ? 'tooManyCells' : 'brokenFile'))
  })
  return { read, kill: () => child.kill('SIGKILL') }

  async function read(asked: Asked): Promise<Found | ReadingFault> {
    let timer: NodeJS.Timeout | undefined
    const tooSlow = new Promise<ReadingFault>((resolve) => {
      timer = setTimeout(() => resolve('tooSlow'), limits.milliseconds)
    })
    child.send(asked, () => {})
    try {
      return await Promise.race([answered, tooSlow])
    } finally {
      clearTimeout(timer)
    }
  }
}

/** So many processes read beside each other, whoever sends lists at the same time. */
const inTurn = takingTurns(2)
