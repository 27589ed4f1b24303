import { report } from '#api/contract/groups/report.ts'
import { eq } from 'drizzle-orm'
import { type OpenDatabase, openDatabase } from '#server/database/database.ts'
import { assignment, submission } from '#server/database/schema/assignments.ts'
import { type BenchClass, handInAll, makeClass } from './bench-class.ts'
import { milliseconds, percentile, type Row, timed } from './figures.ts'
import { freshDatabase } from './fresh-database.ts'
import { recorded } from './recorded-queries.ts'
import { addSchool } from './school-history.ts'
import { day } from '#domain/time/units.ts'

const runs = 60

/** The class report: the whole call against its SQL alone. */
export const reportRow = (url: string, students: number, items: number, bar: number): Promise<Row> =>
  readingRow(url, { what: `class report ${students} × ${items}`, students, items, bar }, ({ teacher, assignmentId }) =>
    teacher.get(report.class, { assignmentId }),
  )

/** The same in a school with three years of history, where it may take twice as long. */
export const schoolReportRow = (url: string, students: number, items: number, bar: number): Promise<Row> =>
  readingRow(
    url,
    {
      what: `class report ${students} × ${items} in a school`,
      students,
      items,
      bar: 2 * bar,
      before: ({ pool }, bench) => addSchool(pool, bench),
    },
    ({ teacher, assignmentId }) => teacher.get(report.class, { assignmentId }),
  )

/** A class's trend over this many assignments with 40 students. */
export const trendRow = (url: string, tests: number, bar: number): Promise<Row> =>
  readingRow(
    url,
    {
      what: `trend over ${tests} tests`,
      students: 40,
      items: 1,
      bar,
      before: (db, bench) => addTests(db, bench, tests),
    },
    ({ teacher, courseId }) =>
      Promise.all([
        teacher.get(report.trend, { courseId, anonymous: false }),
        teacher.get(report.progressList, { courseId, anonymous: false }),
      ]),
  )

/** Earlier assignments, with a total for each student. */
async function addTests({ db }: OpenDatabase, bench: BenchClass, tests: number): Promise<void> {
  const [given] = await db.select().from(assignment).where(eq(assignment.assignmentId, bench.assignmentId))
  if (given === undefined) throw new Error('The class of the bench has no task')
  const { assignmentId: _, ...task } = given
  const at = (index: number) => new Date(Date.now() - (index + 1) * day)
  const made = await db
    .insert(assignment)
    .values(
      Array.from({ length: tests - 1 }, (_, index) => ({ ...task, beginTime: at(index + 1), endTime: at(index) })),
    )
    .returning({ assignmentId: assignment.assignmentId })
  const rows = made.flatMap(({ assignmentId }, test) =>
    bench.students.map(({ uid }, student) => ({
      assignmentId,
      uid,
      submittedAt: at(test),
      objectiveScore: (student * 7 + test * 3) % 50,
    })),
  )
  await db.insert(submission).values(rows)
}

interface Reading {
  readonly what: string
  readonly students: number
  readonly items: number
  readonly bar: number
  readonly before?: (database: OpenDatabase, bench: BenchClass) => Promise<void>
}

async function readingRow(
  url: string,
  { what, students, items, bar, before }: Reading,
  read: (bench: BenchClass) => Promise<unknown>,
): Promise<Row> {
  const { location, remove } = await freshDatabase(url)
  const database = await openDatabase(location)
  const bench = await makeClass(database, students, items)
  await handInAll(database, bench)
  await before?.(database, bench)
  const run = () => read(bench)
  await timed(5, run)
  const queries = await recorded(run)
  const whole = await timed(runs, run)
  const sql = await timed(runs, async () => {
    for (const query of queries) await database.pool.query(query)
  })
  await database.close()
  await remove()
  const [measured, floor] = [percentile(whole, 0.95), percentile(sql, 0.95)]
  return {
    what: `${what}, p95`,
    measured: milliseconds(measured),
    floor: `${milliseconds(floor)} its SQL`,
    ratio: `${(measured / floor).toFixed(2)} ×`,
    bar: `≤ ${bar} ms`,
    isMet: measured <= bar,
  }
}
