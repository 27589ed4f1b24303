import type { ImportRefusal } from '#domain/import/import-limits.ts'
import type { GiftReading } from '#domain/import/read-gift.ts'
import type { XmlElement } from '#domain/import/xml-tree.ts'
import { type ReadingFault, readingLimits, withReadingProcess } from '../files/reading-process.ts'

/** Limits for XML, over all of its parts. */
export interface TreeLimits {
  readonly nodes: number
  readonly depth: number
}

const treeLimits: TreeLimits = { nodes: 600_000, depth: 64 }

/** One tree per part, in order, null for a damaged one; or what is wrong with all of them. */
export type Trees = readonly (XmlElement | null)[] | 'documentType' | 'tooLong'

export type AskedParsing =
  | { readonly kind: 'text'; readonly bytes: Uint8Array }
  | { readonly kind: 'gift'; readonly blocks: readonly string[] }
  | { readonly kind: 'xml'; readonly parts: readonly Uint8Array[]; readonly limits: TreeLimits }

const ask = <Result>(asked: AskedParsing): Promise<Result | ReadingFault> =>
  withReadingProcess<AskedParsing, Result, Result | ReadingFault>(
    'import-paper/parsing-process.mjs',
    readingLimits,
    (read) => read(asked),
  )

/** Why a file is refused whose reading process did not finish. */
export const refusalOfFault: Readonly<Record<ReadingFault, ImportRefusal>> = {
  brokenFile: 'paperFileBroken',
  tooManyCells: 'paperTooLong',
  tooSlow: 'paperTooSlow',
}

export const isReadingFault = (result: unknown): result is ReadingFault =>
  typeof result === 'string' && Object.hasOwn(refusalOfFault, result)

/** The text of a file, whatever its encoding. */
export async function textApart(bytes: Uint8Array): Promise<{ readonly text: string } | ImportRefusal> {
  const answer = await ask<{ readonly text: string | null }>({ kind: 'text', bytes })
  if (isReadingFault(answer)) return refusalOfFault[answer]
  return answer.text === null ? 'paperTextUnreadable' : { text: answer.text }
}

/** The kind of each block of a GIFT text. */
export async function giftApart(blocks: readonly string[]): Promise<readonly GiftReading[] | ImportRefusal> {
  const answer = await ask<readonly GiftReading[]>({ kind: 'gift', blocks })
  return isReadingFault(answer) ? refusalOfFault[answer] : answer
}

const refusalOfTrees = { documentType: 'documentType', tooLong: 'paperTooLong' } as const

/** The trees of XML documents, in order. */
export async function treesApart(parts: readonly Uint8Array[]): Promise<readonly XmlElement[] | ImportRefusal> {
  const trees = await wholeTreesApart(parts)
  if (typeof trees === 'string') return trees
  const whole = trees.filter((tree) => tree !== null)
  return whole.length < trees.length ? 'paperFileBroken' : whole
}

/** The same, with null for each damaged document. */
export async function wholeTreesApart(
  parts: readonly Uint8Array[],
): Promise<readonly (XmlElement | null)[] | ImportRefusal> {
  const answer = await ask<Trees>({ kind: 'xml', parts, limits: treeLimits })
  if (isReadingFault(answer)) return refusalOfFault[answer]
  return typeof answer === 'string' ? refusalOfTrees[answer] : answer
}
