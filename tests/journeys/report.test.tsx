// @vitest-environment jsdom
// @vitest-environment-options { "url": "http://127.0.0.1:4173/" }
import { screen, waitFor, within } from '@testing-library/react'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { user } from '#api/contract/groups/user.ts'
import { storageKeys } from '#api/ports/storage-keys.ts'
import { courseStatuses } from '#domain/classes/course-statuses.ts'
import { paths } from '#domain/paths/paths.ts'
import { answer, submission, assignment as assignmentTable } from '#server/database/schema/assignments.ts'
import { course, courseTeacher } from '#server/database/schema/courses.ts'
import { addSubmissions, addAssignment } from '#server/services/report/testing/given-submissions.ts'
import { type Journey, startJourney } from '#tests/support/documents/journey.ts'
import { openPortal } from '#tests/support/documents/open-portal.ts'
import { worldItems } from '#tests/support/worlds/world.ts'

let journey: Journey
let assignmentId: number

/** Answers to the four items marked automatically, and the tenths of the writing. */
const submissions = [
  { values: ['B', 'AC', 'library', '1/2', 'text'], written: 120 },
  { values: ['B', 'AB', 'libary', '0.5', 'text'], written: 95 },
  { values: ['A', 'AC', 'libraries', '2', 'text'], written: 40 },
  { values: ['C', 'B', '', '', 'text'], written: null },
]

beforeAll(async () => {
  journey = await startJourney({ studentCount: 5 })
  const { service, world } = journey
  assignmentId = await addAssignment(service.db, world)
  const missing = { submittedAt: null, values: [], written: null }
  const given = world.students.map(({ uid }, seat) => {
    const submission = submissions[seat]
    return { uid, ...(submission ? { ...submission, submittedAt: service.clock.now } : missing) }
  })
  await addSubmissions(service.db, assignmentId, { items: worldItems, itemIds: world.itemIds }, given)
})

afterAll(() => journey.close())

const total = sql`${submission.objectiveScore} + ${submission.writtenScore}`
const isMarked = sql`${submission.submittedAt} is not null and ${submission.unmarkedCount} = 0`
const ofMarked = (figure: ReturnType<typeof sql>) => sql`(${figure} filter (where ${isMarked}))`
/** An aggregate of marked totals in points, rounded and formatted by PostgreSQL. */
const oneDecimal = (figure: ReturnType<typeof sql>) =>
  sql<string>`round((${ofMarked(figure)} / 10.0)::numeric, 1)::text`
const plain = (figure: ReturnType<typeof sql>) => sql<string>`trim_scale((${ofMarked(figure)} / 10.0)::numeric)::text`

async function figuresOfDatabase() {
  const [row] = await journey.service.db
    .select({
      due: sql<string>`count(*)::text`,
      marked: sql<string>`(count(*) filter (where ${isMarked}))::text`,
      unmarked: sql<string>`(count(*) filter (where ${submission.unmarkedCount} > 0))::text`,
      missing: sql<string>`(count(*) filter (where ${submission.submittedAt} is null))::text`,
      mean: oneDecimal(sql`avg(${total})`),
      median: oneDecimal(sql`percentile_cont(0.5) within group (order by ${total})`),
      deviation: oneDecimal(sql`stddev_pop(${total})`),
      highest: plain(sql`max(${total})`),
      lowest: plain(sql`min(${total})`),
      passed: sql<string>`(count(*) filter (where ${isMarked} and (${total}) >= 210))::text`,
    })
    .from(submission)
    .where(eq(submission.assignmentId, assignmentId))
  if (row === undefined) throw new Error('The database returned no figures')
  return row
}

/** Mean and facility of every item over marked submissions, by item number. */
async function itemsOfDatabase() {
  const rows = await journey.service.db
    .select({
      itemId: answer.itemId,
      mean: sql<string>`round(avg(${answer.score}) / 10, 1)::text`,
      facts: sql<number>`avg(${answer.score})::float8`,
    })
    .from(answer)
    .innerJoin(submission, eq(submission.submissionId, answer.submissionId))
    .where(sql`${submission.assignmentId} = ${assignmentId} and ${isMarked}`)
    .groupBy(answer.itemId)
  return rows.map(({ itemId, mean, facts }) => {
    const index = journey.world.itemIds.indexOf(itemId)
    const full = worldItems[index]?.score ?? 0
    return [String(index + 1), `${mean}/${full / 10}`, `${Math.round((facts / full) * 100)}%`]
  })
}

async function rowsOf(table: string): Promise<readonly (readonly string[])[]> {
  const rows = within(await screen.findByRole('table', { name: table })).getAllByRole('row')
  return rows.slice(1).map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  )
}

/** Rows by their first cell: the test is about contents, not order. */
const byFirst = (rows: readonly (readonly (string | undefined)[])[]) =>
  rows.toSorted(([one = ''], [other = '']) => one.localeCompare(other))

const openReport = () => openPortal(journey, paths.report(journey.world.courseId, assignmentId))

test('every figure of the class matches one that the database computes', async () => {
  await openReport()
  await screen.findByRole('table', { name: '学生' })
  const ledger = screen.getByRole('region', { name: '交卷与均分' })
  const { due, marked, unmarked, missing, mean, median, deviation, highest, lowest, passed } = await figuresOfDatabase()
  expect({ due, marked, unmarked, missing }).toEqual({ due: '5', marked: '3', unmarked: '1', missing: '1' })
  const counts = `${due}应交＝${marked}已批＋${unmarked}待批＋${missing}未交`
  const figures = `${mean}均分，满分 35${median}中位数${deviation}标准差${highest} / ${lowest}最高 / 最低`
  expect(ledger.textContent).toBe(
    `${counts}${figures}${passed}/ ${marked}及格，${Math.round((Number(passed) / Number(marked)) * 100)}%`,
  )
})

test('every row of items and students matches the database', async () => {
  const { service, world } = journey
  await openReport()
  const items = (await rowsOf('逐题分析')).map(([no, , mean, facility]) => [no, mean, facility])
  expect(byFirst(items)).toEqual(byFirst(await itemsOfDatabase()))
  const scores = await service.db.select().from(submission).where(eq(submission.assignmentId, assignmentId))
  const expected = world.students.map(({ uid }, seat) => {
    const row = scores.find((one) => one.uid === uid)
    const name = `姓名 qm070100${seat + 1}`
    if (row?.submittedAt == null) return [name, '–', '–', '–']
    const objective = String(row.objectiveScore / 10)
    if (row.unmarkedCount > 0) return [name, '–', objective, '–']
    return [name, String((row.objectiveScore + row.writtenScore) / 10), objective, String(row.writtenScore / 10)]
  })
  const students = (await rowsOf('学生')).map((cells) => cells.slice(1, 5))
  expect(byFirst(students)).toEqual(byFirst(expected))
})

test('opening the report is recorded, so the assignment counts as viewed', async () => {
  const { service } = journey
  await service.db.update(assignmentTable).set({ viewedAt: null }).where(eq(assignmentTable.assignmentId, assignmentId))
  await openReport()
  await waitFor(async () => {
    const [row] = await service.db.select().from(assignmentTable).where(eq(assignmentTable.assignmentId, assignmentId))
    expect(row?.viewedAt).toEqual(service.clock.now)
  })
})

test('an assignment address without a state opens its report', async () => {
  await openPortal(journey, `/course/${journey.world.courseId}/report/oneTask/homework/main/${assignmentId}/`)
  expect(await rowsOf('学生')).toHaveLength(journey.world.students.length)
})

test('an undeclared path of the area shows the area’s own page for it', async () => {
  await openPortal(journey, '/report-html/abc')
  const heading = await screen.findByRole('heading', { name: '练习报告里没有这个页面' })
  expect(screen.getByRole('main').contains(heading)).toBe(true)
  expect(screen.getByRole('link', { name: '打开练习报告' }).getAttribute('href')).toBe('#/report-html')
})

const pathOfClass = (path: string, courseId: number) =>
  `${path.replace('{courseId}', String(courseId))}?type=studytask&scope=class&courseId=${courseId}&homeworkId=${assignmentId}`

const currentClass = () => localStorage.getItem(storageKeys.lastCourse(journey.world.teacher.uid))

const ofClass = [
  '/report-html',
  '/report2-html',
  '/report/task-track',
  '/report/student-track',
  '/course/{courseId}/report/courseTrack/2026-09-01/2026-09-30',
]

test.each(ofClass)('the class in the address of %s becomes the current one', async (path) => {
  const { service, world } = journey
  const added = { addedBy: world.colleague.uid, addedAt: service.clock.now }
  await service.db
    .insert(courseTeacher)
    .values({ courseId: world.colleagueCourseId, uid: world.teacher.uid, ...added })
    .onConflictDoNothing()
  await world.teacher.get(user.saveSetting, { key: 'currentCourse', value: world.courseId })
  localStorage.removeItem(storageKeys.lastCourse(world.teacher.uid))
  await openPortal(journey, pathOfClass(path, world.colleagueCourseId))
  await waitFor(() => expect(currentClass()).toBe(String(world.colleagueCourseId)))
})

test.each(ofClass)(
  'a class in the address of %s that is not the teacher’s is not found, with a way back',
  async (path) => {
    await openPortal(journey, pathOfClass(path, journey.world.strangerCourseId))
    await screen.findByRole('heading', { name: '没有这个页面' })
    expect(screen.getByRole('link', { name: '回首页' }).getAttribute('href')).toBe('#/')
  },
)

test('the report of an archived class still opens, and leaves the current class alone', async () => {
  const { service, world } = journey
  const setStatus = (status: number) =>
    service.db.update(course).set({ status }).where(eq(course.courseId, world.courseId))
  await setStatus(courseStatuses.archived)
  localStorage.removeItem(storageKeys.lastCourse(world.teacher.uid))
  await openReport()
  await screen.findByRole('table', { name: '学生' })
  await setStatus(courseStatuses.inUse)
  expect(currentClass()).toBeNull()
})
