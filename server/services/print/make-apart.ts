import type { ChildProcess } from 'node:child_process'
import { takingTurns } from '#server/core/turns.ts'
import { askApart, ProcessEndedError } from '../apart/ask-apart.ts'
import { documentLimits } from '../apart/typesetter.ts'
import { notMade } from './not-made.ts'
import type { PaperPicture } from './paper-pictures.ts'

/** Maximum number of characters in a document's data; pictures are extra. */
const mostCharacters = 8_388_608

/** Besides a document's data, the pictures that it refers to by position. */
export interface WithPictures {
  readonly pictures: readonly (PaperPicture | null)[]
}

/** What a process is sent: its request as JSON, which is quick to hand over, and the pictures. */
export interface MakeRequest extends WithPictures {
  readonly json: string
}

/** The answer of a separate process, started for one document; a refusal if it exceeds its limits or fails. */
export async function makeApart(
  start: () => ChildProcess,
  request: object,
  pictures: WithPictures['pictures'],
): Promise<unknown> {
  const json = JSON.stringify(request)
  // What is sent is what is set: a larger document would exceed its memory.
  if (json.length > mostCharacters) throw notMade()
  return inTurn(() => makeAlone(start, { json, pictures }))
}

async function makeAlone(start: () => ChildProcess, request: MakeRequest): Promise<unknown> {
  const child = start()
  try {
    return await askApart(child, request, { ...documentLimits, hear: async (answer: unknown) => answer })
  } catch (error) {
    throw error instanceof ProcessEndedError ? notMade() : error
  } finally {
    child.kill('SIGKILL')
  }
}

/** How many processes make documents at the same time, over all callers. */
const inTurn = takingTurns(2)
