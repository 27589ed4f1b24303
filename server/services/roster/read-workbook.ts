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

/** Reads a workbook that was checked. */
export type ReadWorkbook = (checked: Buffer) => Promise<readonly Sheet[] | ListRefusal>

/**
 * Hands a process of its own to read one workbook, which is killed when it takes too long or too much, and in any case in
 * the end. It starts while its workbook is still being checked: that takes as long as Node needs to load the library.
 */
export const withSheetProcess = <Result>(
  limits: ReadingLimits,
  work: (read: ReadWorkbook) => Promise<Result>,
): Promise<Result> =>
  inTurn(async () => {
    const { read, kill } = startSheetProcess(limits)
    try {
      return await work(read)
    } finally {
      kill()
    }
  })

function startSheetProcess(limits: ReadingLimits): { readonly read: ReadWorkbook; readonly kill: () => void } {
  const child = fork(path.join(projectRoot(), 'server/services/roster/sheet-process.mjs'), {
    // The whole heap: how much of it the young generation may take differs from one version of V8 to the next.
    execArgv: [`--max-heap-size=${limits.memory}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // What the service knows is none of its business.
    env: {},
  })
  const answered = new Promise<readonly Sheet[] | ListRefusal>((resolve) => {
    child.once('message', (answer: Answer) => resolve(answer.kind === 'tooMuch' ? 'tooManyCells' : answer.sheets))
    child.once('error', () => resolve('brokenFile'))
    // V8 aborts when its heap is full; what the library cannot read ends with an ordinary error.
    child.once('exit', (_code, signal) => resolve(signal === 'SIGABRT' ? 'tooManyCells' : 'brokenFile'))
  })
  return { read, kill: () => child.kill('SIGKILL') }

  async function read(checked: Buffer): Promise<readonly Sheet[] | ListRefusal> {
    let timer: NodeJS.Timeout | undefined
    const tooSlow = new Promise<ListRefusal>((resolve) => {
      timer = setTimeout(() => resolve('tooSlow'), limits.milliseconds)
    })
    child.send(checked, () => {})
    try {
      return await Promise.race([answered, tooSlow])
    } finally {
      clearTimeout(timer)
    }
  }
}

/** So many processes read beside each other, whoever sends lists at the same time. */
const inTurn = takingTurns(2)
