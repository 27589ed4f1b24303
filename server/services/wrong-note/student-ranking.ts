import { and, eq, gt, ne, not, sql } from 'drizzle-orm'
import type { wrongNote } from '#api/contract/groups/wrong-note.ts'
import type { InputOf, OutputOf } from '#api/contract/endpoint.ts'
import type { Executor } from '#server/database/database.ts'
import { item, question } from '#server/database/schema/questions.ts'
import { classAttempts } from './class-attempts.ts'
import type { WrongFilters } from './class-facts.ts'
import { membersOf } from './members.ts'
import { rightsNeededIn } from './setting.ts'

type Ranking = OutputOf<typeof wrongNote.students>

/** The students of a class by number of items not yet mastered, most first; ties by account. */
export async function studentRanking(db: Executor, wanted: InputOf<typeof wrongNote.students>): Promise<Ranking> {
  const rightsNeeded = await rightsNeededIn(db, wanted.courseId)
  const sums = new Map((await studentSums(db, wanted, rightsNeeded)).map(({ uid, ...sum }) => [uid, sum]))
  const members = await membersOf(db, wanted.courseId)
  const list = members.map((one) => {
    const { lastWrongAt, ...sum } = sums.get(one.uid) ?? nothing
    return { ...one, ...sum, lastWrongAt: lastWrongAt === null ? null : new Date(Number(lastWrongAt)).toISOString() }
  })
  return { list: list.toSorted((left, right) => openOf(right) - openOf(left)), rightsNeeded }
}

const nothing = { answered: 0, wrong: 0, itemCount: 0, masteredCount: 0, lastWrongAt: null }

const openOf = ({ itemCount, masteredCount }: Ranking['list'][number]): number => itemCount - masteredCount

/** What each student answered under the filters; mastery follows `masteryOf` over all answers and tries. */
function studentSums(db: Executor, filters: WrongFilters, rightsNeeded: number) {
  const { with: before, marked, judged } = classAttempts(db, filters)
  const entries = db.$with('entries').as(
    db
      .select({
        uid: judged.uid,
        itemId: judged.itemId,
        answered: sql<number>`count(*) filter (where ${judged.isCounted})`.as('answered'),
        wrong: sql<number>`count(*) filter (where ${judged.isCounted} and ${judged.isWrong})`.as('wrong'),
        rights: sql<number>`count(*) filter (where ${judged.at} > ${judged.lastWrong})`.as('rights'),
        lastWrong: sql<number>`max(${judged.lastWrong})`.as('last_wrong'),
      })
      .from(judged)
      .groupBy(judged.uid, judged.itemId),
  )
  // Right answers to similar questions in later assignments: the third kind of `triesOf`.
  const similar = db.$with('similar').as(
    db
      .select({
        uid: sql<number>`${entries.uid}`.as('similar_uid'),
        itemId: sql<number>`${entries.itemId}`.as('similar_item_id'),
        rights: sql<number>`count(distinct ${marked.submissionId})`.as('similar_rights'),
      })
      .from(entries)
      .innerJoin(item, eq(item.itemId, entries.itemId))
      .innerJoin(question, eq(question.questionId, item.questionId))
      .innerJoin(
        marked,
        and(
          eq(marked.uid, entries.uid),
          eq(marked.knowledgeId, item.knowledgeId),
          eq(marked.type, question.type),
          ne(marked.questionId, item.questionId),
          gt(marked.at, entries.lastWrong),
          not(marked.isWrong),
        ),
      )
      .where(gt(entries.wrong, 0))
      .groupBy(entries.uid, entries.itemId),
  )
  const rights = sql`${entries.rights} + coalesce(${similar.rights}, 0)`
  return db
    .with(...before, entries, similar)
    .select({
      uid: entries.uid,
      answered: sql<number>`sum(${entries.answered})::int`,
      wrong: sql<number>`sum(${entries.wrong})::int`,
      itemCount: sql<number>`(count(*) filter (where ${entries.wrong} > 0))::int`,
      masteredCount: sql<number>`(count(*) filter (where ${entries.wrong} > 0 and ${rights} >= ${rightsNeeded}))::int`,
      lastWrongAt: sql<string | null>`max(${entries.lastWrong}) filter (where ${entries.wrong} > 0)`,
    })
    .from(entries)
    .leftJoin(similar, and(eq(similar.uid, entries.uid), eq(similar.itemId, entries.itemId)))
    .groupBy(entries.uid)
}
