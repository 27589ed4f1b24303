import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { WrongGroup } from '#api/contract/schemas/wrong-notes.ts'
import { groupedBy } from '#domain/values/grouped-by.ts'
import { weekOfDay } from '#domain/wrong-note/weeks.ts'
import { wrongGroups } from '#domain/wrong-note/wrong-groups.ts'
import type { Executor } from '#server/database/database.ts'
import { answer } from '#server/database/schema/assignments.ts'
import { paperItem } from '#server/database/schema/papers.ts'
import { wrongCause } from '#server/database/schema/wrong-notes.ts'
import { dayText, handedIn, isWrong, onItsPaper, type PlacedFact, type WrongFilters } from './class-facts.ts'

/** Wrong answers with a stated cause, counted by cause, assignment, item and day. */
export function causeFacts(db: Executor, filters: WrongFilters) {
  const handed = handedIn(db, filters)
  return db
    .with(handed)
    .select({
      cause: wrongCause.cause,
      assignmentId: handed.assignmentId,
      itemId: answer.itemId,
      day: dayText(handed),
      wrong: sql<number>`count(*)::int`,
    })
    .from(handed)
    .innerJoin(answer, eq(answer.submissionId, handed.submissionId))
    .innerJoin(paperItem, onItsPaper(handed))
    .innerJoin(wrongCause, and(eq(wrongCause.uid, handed.uid), eq(wrongCause.itemId, answer.itemId)))
    .where(and(isNotNull(answer.score), isWrong))
    .groupBy(wrongCause.cause, handed.assignmentId, answer.itemId, handed.day)
}

/** The causes of a class; each is stated for so many of the `answered` wrong answers. */
export async function causeGroups(
  db: Executor,
  filters: WrongFilters,
  facts: readonly PlacedFact[],
  weeks: readonly number[],
): Promise<WrongGroup[]> {
  const inBook = new Set(facts.map(({ itemId }) => itemId))
  const causes = (await causeFacts(db, filters)).filter(({ itemId }) => inBook.has(itemId))
  const wrongIn = new Map([...groupedBy(facts, keyOf)].map(([key, all]) => [key, sumOfWrong(all)]))
  const counted = causes.map((fact) => ({ ...fact, answered: wrongIn.get(keyOf(fact)) ?? fact.wrong }))
  return wrongGroups(counted, ({ cause }) => cause, weeks, weekOfDay).map((group) => ({
    ...group,
    weeks: [...group.weeks],
    name: group.group,
  }))
}

interface ItemOnDay {
  readonly assignmentId: number
  readonly itemId: number
  readonly day: string
}

const keyOf = ({ assignmentId, itemId, day }: ItemOnDay): string => `${assignmentId} ${itemId} ${day}`

const sumOfWrong = (facts: readonly { readonly wrong: number }[]): number =>
  facts.reduce((sum, { wrong }) => sum + wrong, 0)
