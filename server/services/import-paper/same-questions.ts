import { and, eq, sql } from 'drizzle-orm'
import { bankQuery, searchTextOf } from '#domain/bank/search-tokens.ts'
import type { QuestionDraft } from '#domain/import/imported-paper.ts'
import type { Executor } from '#server/database/database.ts'
import { bankSearch, question } from '#server/database/schema/questions.ts'
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
  for (const draft of drafts) same.push(await findSame(db, beginningOf(draft), whose))
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

/** So much of a text finds those that it may be the same as; whole words of it. */
const searched = 120

async function findSame(db: Executor, text: string, { uid, subjectId }: Whose): Promise<number | null> {
  const { tokens } = bankQuery(
    text.length <= searched ? text : text.slice(0, searched).replace(/[^\s\p{Script=Han}]+$/u, ''),
  )
  if (tokens === null) return null
  const [row] = await db
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
    .limit(1)
  return row?.questionId ?? null
}

/** For each question the place of an earlier one that reads the same; null where there is none. */
export function sameBefore(drafts: readonly QuestionDraft[]): (number | null)[] {
  const first = new Map<string, number>()
  return drafts.map((draft, at) => {
    const text = beginningOf(draft)
    const found = first.get(text)
    if (found === undefined) first.set(text, at)
    return found ?? null
  })
}
