import { beginningOf, picturesIn } from '#domain/bank/question-beginning.ts'
import type { QuestionDraft } from '#domain/import/imported-paper.ts'
import type { Executor } from '#server/database/database.ts'
import { findSame } from '../bank/same-question.ts'

interface Whose {
  readonly uid: number
  readonly subjectId: number
}

/** For each question one from the bank that reads the same and that the teacher may use; null if there is none. */
export async function sameInBank(
  db: Executor,
  drafts: readonly QuestionDraft[],
  whose: Whose,
): Promise<(number | null)[]> {
  const same: (number | null)[] = []
  for (const draft of drafts) {
    const sought = { text: beginningOf(draft), pictures: picturesIn(draft), except: null }
    same.push((await findSame(db, sought, whose))?.questionId ?? null)
  }
  return same
}

/** For each question the position of an earlier one that reads the same; null if there is none. */
export function sameBefore(drafts: readonly QuestionDraft[]): (number | null)[] {
  const first = new Map<string, number>()
  return drafts.map((draft, at) => {
    const shown = `${picturesIn(draft).join(' ')}\n${beginningOf(draft)}`
    const found = first.get(shown)
    if (found === undefined) first.set(shown, at)
    return found ?? null
  })
}
