import { takingTurns } from '#server/core/turns.ts'
import { type ApartProgram, startApart } from '../apart/apart-process.ts'
import { askApart, EndedApart } from '../apart/ask-apart.ts'
import { notMade } from './not-made.ts'
import type { PaperPicture } from './paper-pictures.ts'

/** Limits for one document: 200 questions take a second, a class's sheets two, 2,000 questions half of the memory. */
const limits = { processor: 30_000, heap: 256, memory: 1_024 } as const

/** Maximum number of characters in a document's data; pictures are extra. */
const mostCharacters = 8_388_608

/** Besides a process's input, the pictures that it refers to by position. */
export interface WithPictures {
  readonly pictures: readonly (PaperPicture | null)[]
}

/** The answer of a separate process that makes one document; a refusal if it exceeds its limits or fails. */
export async function makeApart(
  program: Extract<ApartProgram, `print/${string}`>,
  request: object,
  pictures: WithPictures['pictures'],
): Promise<unknown> {
  // What is sent is what is set: a larger document would exceed its memory.
  if (JSON.stringify(request).length > mostCharacters) throw notMade()
  return inTurn(() => makeAlone(program, { ...request, pictures }))
}

async function makeAlone(program: ApartProgram, request: object): Promise<unknown> {
  const child = startApart(program, limits)
  try {
    return await askApart(child, request, { ...limits, hear: async (said: unknown) => said })
  } catch (error) {
    throw error instanceof EndedApart ? notMade() : error
  } finally {
    child.kill('SIGKILL')
  }
}

/** How many processes make documents at the same time, over all callers. */
const inTurn = takingTurns(2)
