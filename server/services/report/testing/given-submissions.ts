/** Assignments and submissions inserted directly into the database, for report tests. */
import { markItem } from '#domain/marking/mark-item.ts'
import type { ItemContent } from '#domain/questions/question.ts'
import { totalOf } from '#domain/values/score.ts'
import type { Database } from '#server/database/database.ts'
import { answer, submission, assignment } from '#server/database/schema/assignments.ts'
import type { World } from '#tests/support/worlds/world.ts'

export interface FixtureSubmission {
  readonly uid: number
  /** Null: not handed in. */
  readonly submittedAt: Date | null
  /** One answer per item, in the order of the paper; empty if not handed in. */
  readonly values: readonly string[]
  /** Score of each written answer in tenths; null while waiting for a person. */
  readonly written: number | null
}

type NewAssignment = Partial<typeof assignment.$inferInsert>

/** A published assignment of the world's class with the world's paper. */
export async function addAssignment(db: Database, world: World, over: NewAssignment = {}): Promise<number> {
  const [row] = await db
    .insert(assignment)
    .values({
      assignmentName: '第五单元检测',
      courseId: world.courseId,
      paperId: world.paperId,
      creatorId: world.teacher.uid,
      kind: 'test',
      assignmentType: 1,
      audience: 1,
      beginTime: new Date('2026-11-18T06:00:00Z'),
      endTime: new Date('2026-11-30T12:00:00Z'),
      score: 350,
      publishedAt: new Date('2026-11-17T06:00:00Z'),
      createdAt: new Date('2026-11-17T06:00:00Z'),
      ...over,
    })
    .returning()
  if (row === undefined) throw new Error('The database returned no row')
  return row.assignmentId
}

/** Submissions whose answers are marked automatically, written ones with the given score. */
export async function addSubmissions(
  db: Database,
  assignmentId: number,
  paper: { readonly items: readonly ItemContent[]; readonly itemIds: readonly number[] },
  submissions: readonly FixtureSubmission[],
): Promise<void> {
  const marked = submissions.map((submission) => ({ submission, scores: scoresOf(submission, paper.items) }))
  const rows = await db
    .insert(submission)
    .values(
      marked.map(({ submission, scores }) => ({
        assignmentId,
        uid: submission.uid,
        startedAt: submission.submittedAt,
        submittedAt: submission.submittedAt,
        objectiveScore: sumWhere(scores, (index) => paper.items[index]?.key.kind !== 'written'),
        writtenScore: sumWhere(scores, (index) => paper.items[index]?.key.kind === 'written'),
        unmarkedCount: scores.filter((score) => score === null).length,
      })),
    )
    .returning()
  const idOf = new Map(rows.map(({ uid, submissionId }) => [uid, submissionId]))
  const answers = marked.flatMap(({ submission, scores }) =>
    submission.values.map((value, index) => ({
      submissionId: idOf.get(submission.uid) ?? 0,
      itemId: paper.itemIds[index] ?? 0,
      value,
      score: scores[index] ?? null,
    })),
  )
  for (let start = 0; start < answers.length; start += 5000)
    await db.insert(answer).values(answers.slice(start, start + 5000))
}

/** The score of each answer in a submission; null if a person still has to mark it. */
export const scoresOf = (
  { values, written }: FixtureSubmission,
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

/** Submissions of an earlier assignment, of which only the totals matter. */
export async function addTotals(
  db: Database,
  assignmentId: number,
  totals: readonly { readonly uid: number; readonly total: number; readonly unmarkedCount?: number }[],
): Promise<void> {
  const submittedAt = new Date('2026-10-01T06:00:00Z')
  await db.insert(submission).values(
    totals.map(({ uid, total, unmarkedCount = 0 }) => ({
      assignmentId,
      uid,
      submittedAt,
      objectiveScore: total,
      unmarkedCount,
    })),
  )
}
