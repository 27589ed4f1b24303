import type { ChildProcess } from 'node:child_process'
import { processorTime } from './processor-time.ts'
import { watchForStarvation } from './starvation.ts'

/** Why a process ended before it answered. */
export type Ending = 'tooSlow' | 'tooLarge' | 'broken'

/** Thrown if a process does not answer. */
export class ProcessEndedError extends Error {
  readonly ending: Ending

  constructor(ending: Ending) {
    super(`The process ended: ${ending}`)
    this.ending = ending
  }
}

/** Thrown if there was no process at all: the system could not start one. */
export class NotStartedError extends ProcessEndedError {
  constructor() {
    super('broken')
  }
}

/** Whether a process ended by itself, or was ended by the system: what it was asked about may be to blame. */
export const hasEnded = (error: unknown): boolean =>
  error instanceof ProcessEndedError && !(error instanceof NotStartedError)

/** Thrown if a process of the idle class gets no processor time. */
export class StarvedError extends Error {
  constructor() {
    super('The process gets no processor time')
  }
}

interface Asking<Message, Answer> {
  /**
   * Milliseconds of processor time that the answer may take: on a busy machine the clock advances many times as far.
   */
  readonly processor: number
  /** Gives up a process that gets no processor time, with a StarvedError. */
  readonly mayStarve?: boolean
  /** Turns a message into the answer, or undefined if more are to come. An error in it fails the question. */
  readonly hear: (message: Message) => Promise<Answer | undefined>
}

/** The engine aborts when its heap is full; `memory-limit.mjs` kills. */
const endings: Readonly<Partial<Record<NodeJS.Signals, Ending>>> = { SIGABRT: 'tooLarge', SIGKILL: 'tooLarge' }

/**
 * Milliseconds by the clock after which a process that neither computes nor answers is given up, and the minimum
 * between two checks.
 */
const times = { longestWait: 600_000, untilNextLook: 100 } as const

/**
 * The answer of a process to a question. Throws ProcessEndedError if the process was not started, ends first or takes too
 * long; the caller then ends it.
 */
export function askApart<Message, Answer>(
  child: ChildProcess,
  question: object,
  { processor, mayStarve = false, hear }: Asking<Message, Answer>,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const finish = (done: () => void) => {
      for (const stop of watches) stop()
      child.off('message', heard).off('exit', ended).off('error', failed)
      done()
    }
    const end = (ending: Ending) => finish(() => reject(new ProcessEndedError(ending)))
    const failed = () =>
      finish(() => reject(isStarted(child) ? new ProcessEndedError('broken') : new NotStartedError()))
    const ended = (_code: number | null, signal: NodeJS.Signals | null) =>
      end((signal === null ? undefined : endings[signal]) ?? 'broken')
    const heard = (message: Message) => {
      hear(message).then(
        (answer) => answer !== undefined && finish(() => resolve(answer)),
        (error: unknown) => finish(() => reject(error)),
      )
    }
    const starved = () => finish(() => reject(new StarvedError()))
    const watches = [
      watch(child, processor, () => end('tooSlow')),
      ...(mayStarve ? [watchForStarvation(child, starved)] : []),
    ]
    child.on('message', heard).on('exit', ended).on('error', failed)
    if (child.exitCode !== null || child.signalCode !== null) ended(child.exitCode, child.signalCode)
    // A process that is exiting takes no more messages; its exit will be reported soon, as what kept one from starting.
    else if (isStarted(child)) child.send(question, () => {})
  })
}

const isStarted = ({ pid }: ChildProcess): boolean => pid !== undefined

/**
 * Calls back once a process has computed for too long, or far too much time has passed by the clock. Returns a
 * function that stops watching.
 */
function watch(child: ChildProcess, processor: number, tell: () => void): () => void {
  // Time spent on earlier questions is known from the first check on: the answer may take twice as long at most.
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

/** Whether the process has not been asked anything before. */
function isNew(child: ChildProcess): boolean {
  const isFirst = !asked.has(child)
  asked.add(child)
  return isFirst
}
