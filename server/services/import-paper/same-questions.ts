import { areNear, trigramsOf } from '#domain/bank/likeness.ts'
import { beginningOf, picturesIn } from '#domain/bank/question-beginning.ts'
import type { QuestionDraft } from '#domain/import/imported-paper.ts'
import type { Executor } from '#server/database/database.ts'
import type { StoredRead } from '#server/database/schema/paper-imports.ts'
import { findLike, type Whose } from '../bank/same-question.ts'

type Likes = Pick<StoredRead, 'sameInBank' | 'nearInBank' | 'nearBefore'>

/** What each question of a file resembles: one of the bank that the teacher may use, or one before it in the file. */
export async function findLikes(db: Executor, drafts: readonly QuestionDraft[], whose: Whose): Promise<Likes> {
  const inBank: ({ readonly id: number; readonly isSame: boolean } | null)[] = []
  for (const draft of drafts) {
    const sought = { text: beginningOf(draft), pictures: picturesIn(draft), except: null }
    const found = await findLike(db, sought, whose)
    inBank.push(found && { id: found.question.questionId, isSame: found.isSame })
  }
  return {
    sameInBank: inBank.map((found) => (found?.isSame === true ? found.id : null)),
    nearInBank: inBank.map((found) => (found?.isSame === false ? found.id : null)),
    nearBefore: nearBefore(drafts),
  }
}

/** For each question the position of an earlier one that reads the same; null if there is none. */
export function sameBefore(drafts: readonly QuestionDraft[]): (number | null)[] {
  const first = new Map<string, number>()
  return drafts.map((draft, at) => {
    const shown = shownOf(draft)
    const found = first.get(shown)
    if (found === undefined) first.set(shown, at)
    return found ?? null
  })
}

const shownOf = (draft: QuestionDraft): string => `${picturesOf(draft)}\n${beginningOf(draft)}`

const picturesOf = (draft: QuestionDraft): string => picturesIn(draft).join(' ')

/** For each question the position of an earlier one that reads nearly, but not quite, the same; null if there is none. */
function nearBefore(drafts: readonly QuestionDraft[]): (number | null)[] {
  const all = drafts.map((draft) => {
    const text = beginningOf(draft)
    return { text, pictures: picturesOf(draft), trigrams: trigramsOf(text) }
  })
  return all.map(({ text, pictures, trigrams }, at) => {
    const found = all
      .slice(0, at)
      .findIndex((one) => one.text !== text && one.pictures === pictures && areNear(one.trigrams, trigrams))
    return found === -1 ? null : found
  })
}
