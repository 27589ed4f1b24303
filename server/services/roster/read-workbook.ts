import { fork } from 'node:child_process'
import path from 'node:path'
import type { ListRefusal } from '#domain/roster/reasons.ts'
import type { SheetRow } from '#domain/roster/sheet-cell.ts'
import { projectRoot } from '#server/database/project-root.ts'
import { takingTurns } from '#server/core/turns.ts'

export interface Sheet {
  readonly name: string
  readonly rows: readonly SheetRow[]
}

type Answer = { readonly kind: 'sheets'; readonly sheets: readonly Sheet[] } | { readonly kind: 'tooMuch' }

/** What one workbook may take; memory in MiB, of the reading process's heap. */
export interface ReadingLimits {
  readonly milliseconds: number
  readonly memory: number
}

export const readingLimits: ReadingLimits = { milliseconds: 10_000, memory: 256 }

/** Reads a checked workbook in a process of its own, which is killed when it takes too long or too much. */
export const readWorkbook = (bytes: Buffer, limits: ReadingLimits): Promise<readonly Sheet[] | ListRefusal> =>
  inTurn(() => readAlone(bytes, limits))

async function readAlone(bytes: Buffer, limits: ReadingLimits): Promise<readonly Sheet[] | ListRefusal> {
  const child = fork(path.join(projectRoot(), 'server/services/roster/sheet-process.mjs'), {
    // The whole heap: how much of it the young generation may take differs from one version of V8 to the next.
    execArgv: [`--max-heap-size=${limits.memory}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // What the service knows is none of its business.
    env: {},
  })
  let timer: NodeJS.Timeout | undefined
  try {
    return await new Promise((resolve) => {
      timer = setTimeout(() => resolve('tooSlow'), limits.milliseconds)
      child.once('message', (answer: Answer) => resolve(answer.kind === 'tooMuch' ? 'tooManyCells' : answer.sheets))
      child.once('error', () => resolve('brokenFile'))
      // V8 aborts when its heap is full; what the library cannot read ends with an ordinary error.
      child.once('exit', (_code, signal) => resolve(signal === 'SIGABRT' ? 'tooManyCells' : 'brokenFile'))
      child.send(bytes, () => {})
    })
  } finally {
    clearTimeout(timer)
    child.kill('SIGKILL')
  }
}

/** So many processes read beside each other, whoever sends lists at the same time. */
const inTurn = takingTurns(2)
