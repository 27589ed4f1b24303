import * as z from 'zod/mini'
import { ommlOf } from '#domain/export/omml-writer.ts'
import { bitByBit } from '#server/core/bit-by-bit.ts'
import { startApart } from '../apart/apart-process.ts'
import { documentLimits } from '../apart/typesetter.ts'
import { makeApart, type WithPictures } from './make-apart.ts'
import { mathTree } from './formula-mathml.ts'
import type { PrintedPaper, ToPrint } from './printed-paper.ts'

/** Input of the process that makes a Word file. */
export interface WordRequest {
  readonly printed: PrintedPaper
  /** The date of the file as ISO 8601 text, so that the same paper yields the same file. */
  readonly changedAt: string
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
  const omml = await equationsOf(formulas)
  const request: WordRequest = { printed, changedAt: changedAt.toISOString(), omml }
  return z.parse(answered, await makeApart(writer, request, pictures)).bytes
}

/** The formulas for which Word has no equation. */
export const plainInWord = async (formulas: readonly string[]): Promise<readonly string[]> =>
  (await equationsOf(formulas)).filter(({ omml }) => omml === null).map(({ tex }) => tex)

const equationsOf = (formulas: readonly string[]): Promise<WordRequest['omml']> =>
  bitByBit(formulas, (tex) => {
    const tree = mathTree(tex)
    return { tex, omml: tree === null ? null : ommlOf(tree) }
  })
