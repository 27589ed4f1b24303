import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import { number, text } from '#domain/report/report-cell.ts'
import { beginningOf } from '#domain/rich-text/beginning.ts'
import { sentenceOfBlank, tellBlank, withGaps } from '#domain/rich-text/blank-sentence.ts'
import { type ReportTable, tableOf } from '#domain/report/report-table.ts'
import { percentWhole } from '#domain/statistics/rounding.ts'
import { rightFrom } from '#domain/wrong-note/wrong-answer.ts'
import type { Executor } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import { answer, submission } from '#server/database/schema/assignments.ts'
import { paperItem } from '#server/database/schema/papers.ts'
import { item, knowledge, question } from '#server/database/schema/questions.ts'
import { isMarked } from '../../submission/state-conditions.ts'
import { type Days, stretchOf, trackedAssignments } from './track-queries.ts'

/** How many items are listed. */
const mostItems = 50

/** How many characters of a question are shown to identify it. */
const shownLetters = 160

const percents = sql.raw(`then ${rightFrom.written} else ${rightFrom.others}`)

/** The domain's `isRightAnswer`. */
const wrong = sql<number>`(count(*) filter (where ${answer.score} * 100 < ${paperItem.score} * (case when ${paperItem.key}->>'kind' = 'written' ${percents} end)))::int`

const answered = sql<number>`count(*)::int`

/** Items by how often they were wrong within a range of days, over marked submissions. */
const wrongItems = prepared((db) =>
  db
    .select({
      itemId: item.itemId,
      stem: item.stem,
      passage: question.passage,
      no: item.no,
      knowledge: knowledge.name,
      /** The last assignment that had it. */
      assignmentId: sql<number>`max(${trackedAssignments.assignmentId})::int`,
      answered,
      wrong,
      got: sql<number>`sum(coalesce(${answer.score}, 0))::int`,
      full: sql<number>`sum(${paperItem.score})::int`,
    })
    .from(trackedAssignments)
    .innerJoin(submission, eq(submission.assignmentId, trackedAssignments.assignmentId))
    .innerJoin(answer, eq(answer.submissionId, submission.submissionId))
    .innerJoin(paperItem, and(eq(paperItem.paperId, trackedAssignments.paperId), eq(paperItem.itemId, answer.itemId)))
    .innerJoin(item, eq(item.itemId, answer.itemId))
    .innerJoin(question, eq(question.questionId, item.questionId))
    .innerJoin(knowledge, eq(knowledge.knowledgeId, item.knowledgeId))
    .where(isMarked)
    .groupBy(item.itemId, question.questionId, knowledge.knowledgeId)
    .having(gt(wrong, 0))
    .orderBy(desc(wrong), asc(answered), item.itemId)
    .limit(mostItems)
    .prepare('often_wrong'),
)

interface Asked {
  readonly stem: string
  readonly passage: string
  readonly no: number
}

/**
 * The text of an item: its own, otherwise the sentence of its blank, otherwise the passage, whose numbered blanks
 * become gaps.
 */
function tellItem({ stem, passage, no }: Asked): string {
  if (stem !== '') return withGaps(stem)
  const sentence = sentenceOfBlank(passage, no)
  return sentence === null ? withGaps(passage) : tellBlank(sentence, no)
}

/** The items that a class most often got wrong within a range of days, most frequent first. */
export const oftenWrongTable = async (db: Executor, courseId: number, days: Days, now: Date): Promise<ReportTable> =>
  tableOf(
    'oftenWrong',
    await wrongItems(db).execute(stretchOf(courseId, days, now)),
    [
      { id: 'stem', cell: (row) => text(beginningOf(tellItem(row), shownLetters)) },
      { id: 'knowledge', cell: (row) => text(row.knowledge) },
      { id: 'wrong', cell: (row) => number(row.wrong, 'whole') },
      { id: 'answered', cell: ({ answered }) => number(answered, 'whole') },
      {
        id: 'facility',
        cell: (row) => number(row.full === 0 ? null : percentWhole(row.got, row.full), 'percent'),
      },
    ],
    ({ itemId, assignmentId }) => ({ kind: 'item', id: itemId, reportOf: assignmentId }),
  )
