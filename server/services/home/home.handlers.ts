import { eq, sql } from 'drizzle-orm'
import { home } from '#api/contract/areas/home.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import type { Executor } from '#server/database/database.ts'
import { user } from '#server/database/schema/people.ts'
import { submission, test } from '#server/database/schema/tests.ts'
import { submissionState } from '../homework/submission-state.ts'
import { selectTests, type TestRecord } from '../homework/test-rows.ts'
import { implement } from '../implement.ts'
import {
  currentTest,
  dueTests,
  lastMarkedTest,
  preparingTests,
  recentTests,
  testsToPublish,
  trendOf,
  unmarkedTests,
} from './today.ts'
import { pointScores, weakestPoints } from './weakest-points.ts'

type Today = OutputOf<typeof home.today>

export const homeHandlers = implement(home, {
  today: async ({ courseId }, { db, now, countRows }) => {
    const records = await courseTests(db, courseId, now)
    const seats = await seatsOf(db, currentTest(records))
    countRows(seats?.states.length ?? 0)
    return {
      unmarked: unmarkedTests(records),
      due: dueTests(records, now),
      toPublish: testsToPublish(records),
      recent: recentTests(records, now),
      preparing: preparingTests(records),
      seats,
      trend: trendOf(records),
      weakest: await weakestOf(db, lastMarkedTest(records)),
    }
  },
})

const courseTests = (db: Executor, courseId: number, now: Date): Promise<TestRecord[]> =>
  selectTests(db, sql`${sql.placeholder('now')}::timestamptz`)
    .where(eq(test.courseId, sql.placeholder('courseId')))
    .prepare('home_tests')
    .execute({ courseId, now: now.toISOString() })

async function seatsOf(db: Executor, record: TestRecord | null): Promise<Today['seats']> {
  if (record === null) return null
  const { testId, testName } = record
  const rows = await db
    .select({
      realname: user.realname,
      submittedAt: submission.submittedAt,
      unmarkedCount: submission.unmarkedCount,
    })
    .from(submission)
    .innerJoin(user, eq(user.uid, submission.uid))
    .where(eq(submission.testId, sql.placeholder('testId')))
    .orderBy(user.username)
    .prepare('home_seats')
    .execute({ testId })
  return { testId, testName, states: rows.map((row) => ({ realname: row.realname, state: submissionState(row) })) }
}

async function weakestOf(db: Executor, record: TestRecord | null): Promise<Today['weakest']> {
  if (record === null) return null
  const { testId, testName, paperId, markedCount, assignedCount } = record
  const list = weakestPoints(await pointScores(db, testId, paperId), markedCount)
  return { testId, testName, markedCount, assignedCount, list }
}
