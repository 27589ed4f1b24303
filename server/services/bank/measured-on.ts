import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { BankQuestion } from '#api/contract/schemas/bank.ts'
import type { Executor } from '#server/database/database.ts'
import { paperItem } from '#server/database/schema/papers.ts'
import { bankSearch } from '#server/database/schema/questions.ts'

type Measured = NonNullable<BankQuestion['measured']>

/** The questions of a paper whose difficulty is known from students' answers. */
export const measuredOn = (db: Executor, paperId: number) =>
  db
    .select({
      questionId: bankSearch.questionId,
      difficulty: sql<Measured['difficulty']>`${bankSearch.measuredDifficulty}`,
      answers: sql<number>`${bankSearch.measuredAnswers}`,
    })
    .from(bankSearch)
    .where(
      and(
        isNotNull(bankSearch.measuredDifficulty),
        inArray(
          bankSearch.questionId,
          db.select({ id: paperItem.questionId }).from(paperItem).where(eq(paperItem.paperId, paperId)),
        ),
      ),
    )
    .orderBy(bankSearch.questionId)
