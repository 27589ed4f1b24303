import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { BankQuestion } from '#api/contract/schemas/bank.ts'
import { beginningOf, picturesIn, shownQuestion } from '#domain/bank/question-beginning.ts'
import { bankQuery } from '#domain/bank/search-tokens.ts'
import type { Executor } from '#server/database/database.ts'
import { bankSearch, question } from '#server/database/schema/questions.ts'
import { loadQuestions } from './load-questions.ts'
import { isVisible } from './visible-questions.ts'

/** The beginning of a question, and its pictures (`question-beginning`). */
export interface SoughtQuestion {
  readonly text: string
  readonly pictures: readonly string[]
  /** A question to ignore; null for none. */
  readonly except: number | null
}

interface Whose {
  readonly uid: number
  readonly subjectId: number
}

/** How many questions with the same beginning are compared, the shortest first. */
const candidates = 10

/** How many characters of a text are used to find candidates; cut to whole words. */
const searched = 120

/** A question in the bank that reads the same and that the teacher may use; null if there is none. */
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
