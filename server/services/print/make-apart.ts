import { takingTurns } from '#server/core/turns.ts'
import { type ApartProgram, startApart } from '../apart/apart-process.ts'
import { askApart, EndedApart } from '../apart/ask-apart.ts'
import { notMade } from './not-made.ts'
import type { PaperPicture } from './paper-pictures.ts'

/** What one document may take: 200 questions take a second, a class's sheets two, 2,000 questions half of the memory. */
const limits = { processor: 30_000, heap: 256, memory: 1_024 } as const

/** Most characters of what a document is made of; pictures come beside it. */
const mostCharacters = 8_388_608

/** Beside what a process is told, the pictures that it names by their places. */
export interface WithPictures {
  readonly pictures: readonly (PaperPicture | null)[]
}

/** What a process of its own answers that makes one document; refused where it takes too much or fails. */
export async function makeApart(
  program: Extract<ApartProgram, `print/${string}`>,
  request: object,
  pictures: WithPictures['pictures'],
): Promise<unknown> {
  // What is sent is what is set: a document this large would take more memory than there is for it.
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

/** So many processes make documents beside each other, whoever asks at the same time. */
const inTurn = takingTurns(2)
