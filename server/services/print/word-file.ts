import * as z from 'zod/mini'
import { ommlOf } from '#domain/export/omml-writer.ts'
import { startApart } from '../apart/apart-process.ts'
import { documentLimits } from '../apart/typesetter.ts'
import { makeApart, type WithPictures } from './make-apart.ts'
import { mathTree } from './formula-mathml.ts'
import type { PrintedPaper, ToPrint } from './printed-paper.ts'

/** Input of the process that makes a Word file. */
export interface WordRequest {
  readonly printed: PrintedPaper
  /** The date of the file, so that the same paper yields the same file. */
  readonly changedAt: Date
  /** The formulas that the paper refers to by position; those without an equation are left as typed. */
  readonly omml: readonly { readonly tex: string; readonly omml: string | null }[]
}

const answered = z.object({ bytes: z.instanceof(Uint8Array) })

const writer = () => startApart('print/word/word-process.mjs', documentLimits)

/** A printed paper as a Word file whose formulas are equations. */
export async function wordFile(
  { printed, formulas }: ToPrint,
  pictures: WithPictures['pictures'],
  changedAt: Date,
): Promise<Uint8Array> {
  const request: WordRequest = { printed, changedAt, omml: await equationsOf(formulas) }
  return z.parse(answered, await makeApart(writer, request, pictures)).bytes
}

/** The formulas for which Word has no equation. */
export const plainInWord = async (formulas: readonly string[]): Promise<readonly string[]> =>
  (await equationsOf(formulas)).filter(({ omml }) => omml === null).map(({ tex }) => tex)

/** How many formulas are read before others get their turn: one takes less than a millisecond. */
const atOnce = 20

async function equationsOf(formulas: readonly string[]): Promise<WordRequest['omml']> {
  const equations: WordRequest['omml'][number][] = []
  for (const [index, tex] of formulas.entries()) {
    if (index % atOnce === atOnce - 1) await new Promise(setImmediate)
    const tree = mathTree(tex)
    equations.push({ tex, omml: tree === null ? null : ommlOf(tree) })
  }
  return equations
}
