import { beginningOf, picturesIn } from '#domain/bank/question-beginning.ts'
import { unsortedPoint } from '#domain/content-names/unsorted-point.ts'
import { searchTextOf } from '#domain/bank/search-tokens.ts'
import type { ItemContent } from '#domain/questions/question.ts'
import type { BankQuestion } from '#api/contract/schemas/bank.ts'
import type { Executor } from '#server/database/database.ts'
import { findLike, type Whose } from '../bank/same-question.ts'

/** A question of a file as the bank would store it. */
export interface Storable {
  readonly type: number
  readonly passage: string
  readonly items: readonly ItemContent[]
}

/**
 * For each question of a file the one of the bank that is the same in everything that students see and that is right;
 * null for one to be added. None is found twice: a paper has a question once.
 */
export async function findInBank(
  db: Executor,
  questions: readonly Storable[],
  whose: Whose,
): Promise<readonly (BankQuestion | null)[]> {
  const found: (BankQuestion | null)[] = []
  for (const one of questions) {
    const shown = {
      passage: one.passage,
      items: one.items.map(({ stem, options }) => ({ stem, options: options.map(({ text }) => text) })),
    }
    const sought = { text: beginningOf(shown), pictures: picturesIn(shown), except: null }
    const like = await findLike(db, sought, whose)
    const isUsed = found.some((earlier) => earlier?.questionId === like?.question.questionId)
    found.push(like?.isSame === true && !isUsed && isEqual(like.question, one) ? like.question : null)
  }
  return found
}

const isEqual = (kept: BankQuestion, one: Storable): boolean =>
  kept.type === one.type && textOf(kept) === textOf(one) && keysOf(kept) === keysOf(one) && hasPointsOf(kept, one)

const textOf = ({ passage, items }: Pick<Storable, 'passage' | 'items'>): string =>
  searchTextOf({ passage, items: items.map(({ stem, options }) => ({ stem, options, knowledge: '' })) })

/** A file that names no knowledge points leaves the bank its own. */
const hasPointsOf = (kept: BankQuestion, one: Storable): boolean =>
  one.items.every(({ knowledge }, index) => knowledge === unsortedPoint || knowledge === kept.items[index]?.knowledge)

/** Criteria have the points of a paper. */
const keysOf = ({ items }: Pick<Storable, 'items'>): string =>
  JSON.stringify(items.map(({ key }) => (key.kind === 'written' ? key.model : key)))
