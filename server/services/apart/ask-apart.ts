import type { ChildProcess } from 'node:child_process'
import { processorTime } from './processor-time.ts'

/** Why a process ended before it had answered. */
export type Ending = 'tooSlow' | 'tooLarge' | 'broken'

/** Thrown where a process does not answer. */
export class EndedApart extends Error {
  readonly ending: Ending

  constructor(ending: Ending) {
    super(`The process ended: ${ending}`)
    this.ending = ending
  }
}

interface Asking<Said, Answer> {
  /** Milliseconds of processors that the answer may take: on a busy machine the clock runs many times as far. */
  readonly processor: number
  /** What something said is as an answer; undefined where the process goes on. What fails here fails the question. */
  readonly hear: (said: Said) => Promise<Answer | undefined>
}

/** The engine aborts when its heap is full; `memory-limit.mjs` kills. */
const endings: Readonly<Partial<Record<NodeJS.Signals, Ending>>> = { SIGABRT: 'tooLarge', SIGKILL: 'tooLarge' }

/** Milliseconds of the clock after which a process is given up that neither computes nor answers, and least between two looks. */
const times = { longestWait: 600_000, untilNextLook: 100 } as const

/** What a process answers to a question. Throws EndedApart where it ends before, or takes too long: the asker ends it then. */
export function askApart<Said, Answer>(
  child: ChildProcess,
  question: object,
  { processor, hear }: Asking<Said, Answer>,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const finish = (done: () => void) => {
      stopWatching()
      child.off('message', heard).off('exit', ended).off('error', failed)
      done()
    }
    const end = (ending: Ending) => finish(() => reject(new EndedApart(ending)))
    const failed = () => end('broken')
    const ended = (_code: number | null, signal: NodeJS.Signals | null) =>
      end((signal === null ? undefined : endings[signal]) ?? 'broken')
    const heard = (said: Said) => {
      hear(said).then(
        (answer) => answer !== undefined && finish(() => resolve(answer)),
        (error: unknown) => finish(() => reject(error)),
      )
    }
    const stopWatching = watch(child, processor, () => end('tooSlow'))
    child.on('message', heard).on('exit', ended).on('error', failed)
    if (child.exitCode !== null || child.signalCode !== null) ended(child.exitCode, child.signalCode)
    // One that is ending no longer takes anything, and tells soon how it ends.
    else child.send(question, () => {})
  })
}

/** Calls once a process has computed for too long, or the clock has run very far. Returns how to stop. */
function watch(child: ChildProcess, processor: number, tell: () => void): () => void {
  // What it has computed for questions before is known from the first look on: the answer may take twice as long at the most.
  let begun = isNew(child) ? 0 : null
  let timer = setTimeout(look, processor)
  const lastTimer = setTimeout(tell, times.longestWait)
  let isOver = false
  return () => {
    isOver = true
    clearTimeout(timer)
    clearTimeout(lastTimer)
  }

  async function look(): Promise<void> {
    const spent = await processorTime(child)
    if (isOver) return
    begun ??= spent
    const left = processor - (spent - begun)
    if (left <= 0) tell()
    else timer = setTimeout(look, Math.max(left, times.untilNextLook))
  }
}

const asked = new WeakSet<ChildProcess>()

/** Whether nothing was asked of a process before. */
function isNew(child: ChildProcess): boolean {
  const isFirst = !asked.has(child)
  asked.add(child)
  return isFirst
}
