import { takingTurns } from '#server/core/turns.ts'
import { type ApartLimits, type ApartProgram, startApart } from '../apart/apart-process.ts'
import { askApart, ProcessEndedError, type Ending } from '../apart/ask-apart.ts'

/** Why a file was not read. */
export type ReadingFault = 'brokenFile' | 'tooManyCells' | 'tooSlow'

/** What a program reports. */
export type Answer<Read> =
  | { readonly kind: 'read'; readonly result: Read }
  | { readonly kind: 'refused'; readonly reason: ReadingFault }

/** Limits for reading one file; `processor` in milliseconds of processor time. */
export interface ReadingLimits extends ApartLimits {
  readonly processor: number
}

export const readingLimits: ReadingLimits = { processor: 10_000, heap: 256 }

const faultOf: Readonly<Record<Ending, ReadingFault>> = {
  tooSlow: 'tooSlow',
  tooLarge: 'tooManyCells',
  broken: 'brokenFile',
}

type Read<Asked, Result> = (asked: Asked) => Promise<Result | ReadingFault>

/** A program that has been started: it answers one question. */
export interface Reader {
  readonly ask: (asked: object) => Promise<Answer<unknown>>
  readonly end: () => void
}

/** How a program is started to read a file: in a process of its own, which ends when it exceeds its limits. */
export const readers = {
  start: (program: ApartProgram, limits: ReadingLimits): Reader => {
    const child = startApart(program, limits)
    return {
      ask: (asked) => askApart(child, asked, { ...limits, hear: async (answer: Answer<unknown>) => answer }),
      end: () => void child.kill('SIGKILL'),
    }
  },
}

/**
 * Provides a separate process to read one file, which ends when it exceeds its limits and in any case afterwards. It
 * starts while its file is still being checked, which takes as long as Node needs to load a library.
 */
export const withReadingProcess = <Asked extends object, Found, Result>(
  program: ApartProgram,
  limits: ReadingLimits,
  work: (read: Read<Asked, Found>) => Promise<Result>,
): Promise<Result> =>
  inTurn(async () => {
    const reader = readers.start(program, limits)
    const read = async (asked: Asked): Promise<Found | ReadingFault> => {
      try {
        const answer = await reader.ask(asked)
        return answer.kind === 'read' ? (answer.result as Found) : answer.reason
      } catch (error) {
        if (error instanceof ProcessEndedError) return faultOf[error.ending]
        throw error
      }
    }
    try {
      return await work(read)
    } finally {
      reader.end()
    }
  })

/** How many processes read at the same time, over all uploads. */
const inTurn = takingTurns(2)
