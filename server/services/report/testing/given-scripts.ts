/** Tests and scripts put straight into the database, for the tests of reports. */
import { markItem } from '#domain/marking/mark-item.ts'
import type { ItemContent } from '#domain/question.ts'
import { totalOf } from '#domain/score.ts'
import type { Database } from '#server/database/database.ts'
import { answer, submission, test } from '#server/database/schema/tests.ts'
import type { World } from '#tests/support/world.ts'

export interface FixtureScript {
  readonly uid: number
  /** Null: not handed in. */
  readonly submittedAt: Date | null
  /** One answer an item, in the order of the paper; none where nothing was handed in. */
  readonly values: readonly string[]
  /** Score of each written answer in tenths; null waits for a person. */
  readonly written: number | null
}

type NewTest = Partial<typeof test.$inferInsert>

/** A published test of the world's class on the world's paper. */
export async function addTest(db: Database, world: World, over: NewTest = {}): Promise<number> {
  const [row] = await db
    .insert(test)
    .values({
      testName: '第五单元检测',
      courseId: world.courseId,
      paperId: world.paperId,
      creatorId: world.teacher.uid,
      kind: 'test',
      testType: 1,
      userJoinType: 1,
      beginTime: new Date('2026-11-18T06:00:00Z'),
      endTime: new Date('2026-11-30T12:00:00Z'),
      score: 350,
      publishedAt: new Date('2026-11-17T06:00:00Z'),
      createdAt: new Date('2026-11-17T06:00:00Z'),
      ...over,
    })
    .returning()
  if (row === undefined) throw new Error('The database answered no row')
  return row.testId
}

/** Scripts whose answers are marked by rule, the written ones with the given score. */
export async function addScripts(
  db: Database,
  testId: number,
  paper: { readonly items: readonly ItemContent[]; readonly itemIds: readonly number[] },
  scripts: readonly FixtureScript[],
): Promise<void> {
  const marked = scripts.map((script) => ({ script, scores: scoresOf(script, paper.items) }))
  const rows = await db
    .insert(submission)
    .values(
      marked.map(({ script, scores }) => ({
        testId,
        uid: script.uid,
        startedAt: script.submittedAt,
        submittedAt: script.submittedAt,
        objectiveScore: sumWhere(scores, (index) => paper.items[index]?.key.kind !== 'written'),
        writtenScore: sumWhere(scores, (index) => paper.items[index]?.key.kind === 'written'),
        unmarkedCount: scores.filter((score) => score === null).length,
      })),
    )
    .returning()
  const idOf = new Map(rows.map(({ uid, submissionId }) => [uid, submissionId]))
  const answers = marked.flatMap(({ script, scores }) =>
    script.values.map((value, index) => ({
      submissionId: idOf.get(script.uid) ?? 0,
      itemId: paper.itemIds[index] ?? 0,
      value,
      score: scores[index] ?? null,
    })),
  )
  for (let start = 0; start < answers.length; start += 5000)
    await db.insert(answer).values(answers.slice(start, start + 5000))
}

/** The score of each answer of a script; null where a person still has to mark it. */
export const scoresOf = (
  { values, written }: FixtureScript,
  items: readonly ItemContent[],
): readonly (number | null)[] =>
  values.map((value, index) => {
    const item = items[index]
    if (item === undefined) throw new Error('More answers than items')
    const mark = markItem(item.key, value, item.score)
    return mark === 'byPerson' ? written : mark.score
  })

const sumWhere = (scores: readonly (number | null)[], isCounted: (index: number) => boolean): number =>
  totalOf(scores.flatMap((score, index) => (score !== null && isCounted(index) ? [score] : [])))

/** Scripts of an earlier test of which only the total counts. */
export async function addTotals(
  db: Database,
  testId: number,
  totals: readonly { readonly uid: number; readonly total: number; readonly unmarkedCount?: number }[],
): Promise<void> {
  const submittedAt = new Date('2026-10-01T06:00:00Z')
  await db.insert(submission).values(
    totals.map(({ uid, total, unmarkedCount = 0 }) => ({
      testId,
      uid,
      submittedAt,
      objectiveScore: total,
      unmarkedCount,
    })),
  )
}
