import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { BankQuestion } from '#api/contract/schemas/bank.ts'
import { beginningOf, picturesIn, shownQuestion } from '#domain/bank/question-beginning.ts'
import { bankQuery } from '#domain/bank/search-tokens.ts'
import type { Executor } from '#server/database/database.ts'
import { bankSearch, question } from '#server/database/schema/questions.ts'
import { loadQuestions } from './load-questions.ts'
import { isVisible } from './visible-questions.ts'

/** What a question begins with, and its pictures (`question-beginning`). */
export interface SoughtQuestion {
  readonly text: string
  readonly pictures: readonly string[]
  /** A question that is not meant; null where all are. */
  readonly except: number | null
}

interface Whose {
  readonly uid: number
  readonly subjectId: number
}

/** So many questions that begin the same are looked at, the shortest first. */
const candidates = 10

/** So much of a text finds those that it may be the same as; whole words of it. */
const searched = 120

/** A question of the bank that reads the same, which the teacher may use; null where there is none. */
export async function findSame(
  db: Executor,
  { text, pictures, except }: SoughtQuestion,
  { uid, subjectId }: Whose,
): Promise<BankQuestion | null> {
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
        except === null ? undefined : ne(question.questionId, except),
        sql`${bankSearch.tokens} @@ ${tokens}::tsquery`,
        sql`starts_with(${bankSearch.searchText}, ${text})`,
      ),
    )
    .orderBy(asc(sql`length(${bankSearch.searchText})`), asc(question.questionId))
    .limit(candidates)
  const ids = rows.map(({ questionId }) => questionId)
  const found = await loadQuestions(db, ids)
  return (
    found.find((one) => {
      const shown = shownQuestion(one)
      return beginningOf(shown) === text && picturesIn(shown).join(' ') === pictures.join(' ')
    }) ?? null
  )
}
