import { and, eq, sql } from 'drizzle-orm'
import type { BankQuestion } from '#api/contract/schemas/bank.ts'
import { bankQuery, searchTextOf } from '#domain/bank/search-tokens.ts'
import type { QuestionDraft } from '#domain/import/imported-paper.ts'
import { pictureKeysOf } from '#domain/rich-text/picture-keys.ts'
import type { Executor } from '#server/database/database.ts'
import { bankSearch, question } from '#server/database/schema/questions.ts'
import { loadQuestions } from '../bank/load-questions.ts'
import { isVisible } from '../bank/visible-questions.ts'

interface Whose {
  readonly uid: number
  readonly subjectId: number
}

/** For each question one of the bank that reads the same, which the teacher may use; null where there is none. */
export async function sameInBank(
  db: Executor,
  drafts: readonly QuestionDraft[],
  whose: Whose,
): Promise<(number | null)[]> {
  const same: (number | null)[] = []
  for (const draft of drafts) same.push(await findSame(db, draft, whose))
  return same
}

/** What a question begins with in the bank's index, up to the knowledge point of its first item. */
export const beginningOf = ({ passage, items }: QuestionDraft): string =>
  searchTextOf({
    passage,
    items: items.slice(0, 1).map(({ stem, options }) => ({
      stem,
      options: options.map((text) => ({ id: 'A' as const, text })),
      knowledge: '',
    })),
  })

/** Pictures are no text of the index: questions that read the same may differ in them. */
const picturesOf = ({
  passage,
  items,
}: Pick<QuestionDraft, 'passage'> & { readonly items: readonly Shown[] }): string =>
  [passage, ...items.flatMap(({ stem, options }) => [stem, ...options])].flatMap(pictureKeysOf).join(' ')

interface Shown {
  readonly stem: string
  readonly options: readonly string[]
}

/** So many questions that read the same are looked at. */
const candidates = 10

/** So much of a text finds those that it may be the same as; whole words of it. */
const searched = 120

async function findSame(db: Executor, draft: QuestionDraft, { uid, subjectId }: Whose): Promise<number | null> {
  const text = beginningOf(draft)
  const { tokens } = bankQuery(
    text.length <= searched ? text : text.slice(0, searched).replace(/[^\s\p{Script=Han}]+$/u, ''),
  )
  if (tokens === null) return null
  const rows = await db
    .select({ questionId: question.questionId })
    .from(bankSearch)
    .innerJoin(question, eq(question.questionId, bankSearch.questionId))
    .where(
      and(
        eq(question.subjectId, subjectId),
        isVisible(uid),
        sql`${bankSearch.tokens} @@ ${tokens}::tsquery`,
        sql`starts_with(${bankSearch.searchText}, ${text})`,
      ),
    )
    .limit(candidates)
  const found = await loadQuestions(
    db,
    rows.map(({ questionId }) => questionId),
  )
  const pictures = picturesOf(draft)
  const same = found.find(({ passage, items }) => picturesOf({ passage, items: items.map(shownOf) }) === pictures)
  return same?.questionId ?? null
}

const shownOf = ({ stem, options }: BankQuestion['items'][number]): Shown => ({
  stem,
  options: options.map(({ text }) => text),
})

/** For each question the place of an earlier one that reads the same; null where there is none. */
export function sameBefore(drafts: readonly QuestionDraft[]): (number | null)[] {
  const first = new Map<string, number>()
  return drafts.map((draft, at) => {
    const shown = `${picturesOf(draft)}\n${beginningOf(draft)}`
    const found = first.get(shown)
    if (found === undefined) first.set(shown, at)
    return found ?? null
  })
}
