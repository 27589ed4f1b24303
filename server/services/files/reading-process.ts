import { takingTurns } from '#server/core/turns.ts'
import { type ApartLimits, type ApartProgram, startApart } from '../apart/apart-process.ts'
import { askApart, EndedApart, type Ending } from '../apart/ask-apart.ts'

/** Why a file was not read. */
export type ReadingFault = 'brokenFile' | 'tooManyCells' | 'tooSlow'

type Answer<Read> =
  | { readonly kind: 'read'; readonly result: Read }
  | { readonly kind: 'refused'; readonly reason: ReadingFault }

/** What reading one file may take; `processor` in milliseconds of processors. */
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

/**
 * Hands a process of its own to read one file, which ends when it takes too much, and in any case in the end. It starts while
 * its file is still being checked: that takes as long as Node needs to load a library.
 */
export const withReadingProcess = <Asked extends object, Found, Result>(
  program: ApartProgram,
  limits: ReadingLimits,
  work: (read: Read<Asked, Found>) => Promise<Result>,
): Promise<Result> =>
  inTurn(async () => {
    const child = startApart(program, limits)
    const read = async (asked: Asked): Promise<Found | ReadingFault> => {
      try {
        const answer = await askApart(child, asked, { ...limits, hear: async (said: Answer<Found>) => said })
        return answer.kind === 'read' ? answer.result : answer.reason
      } catch (error) {
        if (error instanceof EndedApart) return faultOf[error.ending]
        throw error
      }
    }
    try {
      return await work(read)
    } finally {
      child.kill('SIGKILL')
    }
  })

/** So many processes read beside each other, whoever sends lists at the same time. */
const inTurn = takingTurns(2)
