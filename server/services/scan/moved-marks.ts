import { and, desc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { onSheet } from '#domain/scan/scan.ts'
import type { Executor } from '#server/database/database.ts'
import { answer, mark, submission } from '#server/database/schema/assignments.ts'
import { annotation, answerNote, doubleMark, settlement } from '#server/database/schema/marking.ts'
import { scanResult } from '#server/database/schema/scans.ts'
import type { SheetAnswers } from './store-scanned.ts'

/** Writing whose page counted for one submission and now counts for another. */
interface Move {
  readonly itemId: number
  readonly from: number
  readonly to: number
}

/**
 * What was given for writing whose page becomes another student's, as it is before anything is written: whoever marked
 * it saw that page. `answersOf` is what is about to be written, by submission.
 */
export async function findMovedMarks(db: Executor, assignmentId: number, answersOf: ReadonlyMap<number, SheetAnswers>) {
  const moves = movesOf(await pagesBefore(db, assignmentId), answersOf)
  if (moves.length === 0) return null
  return {
    moves,
    answers: await db.select().from(answer).where(isOfEither(moves, answer)),
    markers: await lastMarkers(db, moves),
    doubleMarks: await db.select().from(doubleMark).where(isOfEither(moves, doubleMark)),
    settlements: await db.select().from(settlement).where(isOfEither(moves, settlement)),
    annotations: await db.select().from(annotation).where(isOfEither(moves, annotation)),
    flags: await db
      .select()
      .from(answerNote)
      .where(and(isOfEither(moves, answerNote), eq(answerNote.kind, 'flag'))),
  }
}

type MovedMarks = NonNullable<Awaited<ReturnType<typeof findMovedMarks>>>

/** Gives it to the submissions that the pages now count for, once their answers are written. */
export async function storeMovedMarks(db: Executor, moved: MovedMarks, now: Date): Promise<void> {
  for (const move of moved.moves) await storeScore(db, move, moved, now)
  const { moves } = moved
  const [doubles, settlements] = [movedRows(moves, moved.doubleMarks), movedRows(moves, moved.settlements)]
  const [annotations, flags] = [movedRows(moves, moved.annotations), movedRows(moves, moved.flags)]
  if (doubles.length > 0) await db.insert(doubleMark).values(doubles)
  if (settlements.length > 0) await db.insert(settlement).values(settlements)
  if (annotations.length > 0) await db.insert(annotation).values(annotations)
  if (flags.length > 0) await db.insert(answerNote).values(flags)
}

/** The pages behind the current answers of an assignment, by submission. */
async function pagesBefore(db: Executor, assignmentId: number): Promise<ReadonlyMap<number, readonly number[]>> {
  const rows = await db
    .select({ submissionId: scanResult.submissionId, scanPageIds: scanResult.scanPageIds })
    .from(scanResult)
    .innerJoin(submission, eq(submission.submissionId, scanResult.submissionId))
    .where(eq(submission.assignmentId, assignmentId))
    .orderBy(scanResult.submissionId)
  return new Map(rows.map(({ submissionId, scanPageIds }) => [submissionId, scanPageIds]))
}

const movesOf = (
  before: ReadonlyMap<number, readonly number[]>,
  answersOf: ReadonlyMap<number, SheetAnswers>,
): readonly Move[] =>
  [...answersOf].flatMap(([to, answers]) =>
    Object.entries(answers).flatMap(([itemId, { value, scanPageId }]) => {
      if (value !== onSheet || before.get(to)?.includes(scanPageId) === true) return []
      const [from] = [...before].find(([, pages]) => pages.includes(scanPageId)) ?? []
      return from === undefined ? [] : [{ itemId: Number(itemId), from, to }]
    }),
  )

interface OfAnswer {
  readonly submissionId: PgColumn
  readonly itemId: PgColumn
}

/** Rows of the answers from or to which something moves. */
const isOfEither = (moves: readonly Move[], { submissionId, itemId }: OfAnswer): SQL | undefined =>
  or(...moves.flatMap((move) => [move.from, move.to].map((id) => and(eq(submissionId, id), eq(itemId, move.itemId)))))

/** Who gave the scores: they stay theirs. */
const lastMarkers = (db: Executor, moves: readonly Move[]) =>
  db
    .selectDistinctOn([mark.submissionId, mark.itemId], {
      submissionId: mark.submissionId,
      itemId: mark.itemId,
      markerId: mark.markerId,
    })
    .from(mark)
    .where(and(isOfEither(moves, mark), isNotNull(mark.scoreAfter)))
    .orderBy(mark.submissionId, mark.itemId, desc(mark.markId))

interface Placed {
  readonly submissionId: number
  readonly itemId: number
}

const isAt =
  (submissionId: number, itemId: number) =>
  (row: Placed): boolean =>
    row.submissionId === submissionId && row.itemId === itemId

async function storeScore(db: Executor, { itemId, from, to }: Move, moved: MovedMarks, now: Date): Promise<void> {
  const given = moved.answers.find(isAt(from, itemId))
  if (given === undefined || given.score === null) return
  const { score, criteria, comment } = given
  await db
    .update(answer)
    .set({ score, criteria, comment, rev: sql`${answer.rev} + 1` })
    .where(and(eq(answer.submissionId, to), eq(answer.itemId, itemId)))
  await db.insert(mark).values({
    submissionId: to,
    itemId,
    scoreBefore: moved.answers.find(isAt(to, itemId))?.score ?? null,
    scoreAfter: score,
    markerId: moved.markers.find(isAt(from, itemId))?.markerId ?? null,
    createdAt: now,
  })
}

/** Rows under the submissions they move to; no revision that somebody has seen there comes up again. */
function movedRows<Row extends Placed & { readonly rev?: number }>(
  moves: readonly Move[],
  rows: readonly Row[],
): Row[] {
  return moves.flatMap(({ itemId, from, to }) => {
    const seen = Math.max(0, ...rows.filter(isAt(to, itemId)).map(({ rev = 0 }) => rev))
    return rows.filter(isAt(from, itemId)).map((row) => ({
      ...row,
      submissionId: to,
      ...(row.rev !== undefined && { rev: row.rev + seen + 1 }),
    }))
  })
}
