import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { BankQuestion } from '#api/contract/schemas/bank.ts'
import { beginningOf, picturesIn, shownQuestion } from '#domain/bank/question-beginning.ts'
import { areNear, trigramsOf } from '#domain/bank/likeness.ts'
import { bankQuery, nearParts } from '#domain/bank/search-tokens.ts'
import type { Executor } from '#server/database/database.ts'
import { bankSearch } from '#server/database/schema/questions.ts'
import { loadQuestions } from './load-questions.ts'
import { isVisible } from './visible-questions.ts'

/** The beginning of a question, and its pictures (`question-beginning`). */
export interface SoughtQuestion {
  readonly text: string
  readonly pictures: readonly string[]
  /** A question to ignore; null for none. */
  readonly except: number | null
}

export interface Whose {
  readonly uid: number
  readonly subjectId: number
}

/** How many questions are compared, the likeliest first. */
const candidates = 10

/** How many characters of a text are used to find candidates; cut to whole words. */
const searched = 120

/** A question of the bank that the teacher may use, and whether it reads the same or only nearly so. */
export interface FoundLike {
  readonly question: BankQuestion
  readonly isSame: boolean
}

/** One that reads the same, otherwise one that reads nearly the same; null if there is neither. */
export async function findLike(db: Executor, sought: SoughtQuestion, whose: Whose): Promise<FoundLike | null> {
  const same = await findSame(db, sought, whose)
  if (same !== null) return { question: same, isSame: true }
  const near = await findNear(db, sought, whose)
  return near === null ? null : { question: near, isSame: false }
}

async function findSame(db: Executor, sought: SoughtQuestion, whose: Whose): Promise<BankQuestion | null> {
  const { text } = sought
  const { tokens } = bankQuery(
    text.length <= searched ? text : text.slice(0, searched).replace(/[^\s\p{Script=Han}]+$/u, ''),
    whose.subjectId,
  )
  if (tokens === null) return null
  const found = await findCandidates(db, sought, whose, {
    where: and(withTokens(tokens), sql`starts_with(${bankSearch.searchText}, ${text})`),
    order: sql`length(${bankSearch.searchText})`,
  })
  return found.find((one) => beginningOf(shownQuestion(one)) === text) ?? null
}

async function findNear(db: Executor, sought: SoughtQuestion, whose: Whose): Promise<BankQuestion | null> {
  const { text } = sought
  const parts = nearParts(text, whose.subjectId)
  if (parts.length === 0) return null
  const shared = sql.join(
    parts.map((part) => sql`(${withTokens(part)})::int`),
    sql` + `,
  )
  const found = await findCandidates(db, sought, whose, {
    where: withTokens(parts.map((part) => `(${part})`).join(' | ')),
    order: sql`-(${shared}), abs(length(${bankSearch.searchText}) - ${text.length}::int)`,
  })
  const trigrams = trigramsOf(text)
  return found.find((one) => areNear(trigramsOf(beginningOf(shownQuestion(one))), trigrams)) ?? null
}

const withTokens = (tokens: string): SQL => sql`${bankSearch.tokens} @@ ${tokens}::tsquery`

interface Candidates {
  readonly where: SQL | undefined
  readonly order: SQL
}

/** The first questions in this order that the teacher may use and that have the same pictures. */
async function findCandidates(
  db: Executor,
  { pictures, except }: SoughtQuestion,
  { uid, subjectId }: Whose,
  { where, order }: Candidates,
): Promise<readonly BankQuestion[]> {
  const rows = await db
    .select({ questionId: bankSearch.questionId })
    .from(bankSearch)
    .where(
      and(
        eq(bankSearch.subjectId, subjectId),
        isVisible(uid, bankSearch.ownerId),
        except === null ? undefined : ne(bankSearch.questionId, except),
        where,
      ),
    )
    .orderBy(order, asc(bankSearch.questionId))
    .limit(candidates)
  const found = await loadQuestions(
    db,
    rows.map(({ questionId }) => questionId),
  )
  return found.filter((one) => picturesIn(shownQuestion(one)).join(' ') === pictures.join(' '))
}
