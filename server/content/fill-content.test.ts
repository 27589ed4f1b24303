import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { fillContent, OtherModeError } from './fill-content.ts'

const now = new Date('2026-11-20T06:00:00Z')
const options = { mode: 'demo', now, hash: async () => 'hash' } as const

let first: TestService
let second: TestService

async function startFilled(): Promise<TestService> {
  const service = await startTestService(now)
  await fillContent(service.db, options)
  return service
}

beforeAll(async () => {
  first = await startFilled()
})

beforeAll(async () => {
  second = await startFilled()
})

afterAll(async () => {
  await first.close()
  await second.close()
})

const rows = async (service: TestService, query: ReturnType<typeof sql>) => (await service.db.execute(query)).rows

test('the demo has its school, classes of forty, bank and papers', async () => {
  expect(await fillContent(first.db, options)).toBe('present')
  expect(
    await rows(
      first,
      sql`select (select count(*)::int from school) as schools,
        (select count(*)::int from app_user where u_type = 101) as teachers,
        (select array_agg(distinct size) from (select count(*)::int as size from member group by course_id) as sizes) as sizes,
        (select count(*)::int from question where subject_id in (203, 303)) >= 300 as english,
        (select count(*)::int from question where subject_id in (202, 302)) >= 400 as maths,
        (select count(*)::int from paper) >= 12 as papers`,
    ),
  ).toEqual([{ schools: 1, teachers: 3, sizes: [40], english: true, maths: true, papers: true }])
})

test('the questions of a chapter that a list shows first are all of another kind', async () => {
  const [shown] = await rows(
    first,
    sql`select count(*)::int as shown, count(distinct regexp_replace(code, '\\d+$', ''))::int as kinds
      from (select question.code from question join chapter using (chapter_id) join bank_search using (question_id)
        where chapter.code = 'ma-rj2024-7a-1' order by list_position limit 10) as first`,
  )
  expect(shown).toEqual({ shown: 10, kinds: 10 })
})

test('every picture that a question shows is stored', async () => {
  const keys = sql`select distinct regexp_substr(stem, '(?<=picture:)[0-9a-f]{32}') as key from item where stem like '%(picture:%' order by key`
  const stored = sql`select key from picture where media_type = 'image/png' and size > 0 order by key`
  const shown = await rows(first, keys)
  expect(shown.length).toBeGreaterThan(30)
  expect(await rows(first, stored)).toEqual(shown)
})

test('the query planner has statistics for the filled tables', async () => {
  const sized = sql`select reltuples::int = (select count(*)::int from answer) as is_known from pg_class where relname = 'answer'`
  expect(await rows(first, sized)).toEqual([{ is_known: true }])
})

test('the totals of every submission match its answers', async () => {
  const broken = await rows(
    first,
    sql`select s.submission_id from submission s
      left join answer a on a.submission_id = s.submission_id
      group by s.submission_id
      having s.objective_score <> coalesce(sum(a.score) filter (where a.criteria is null), 0)
        or s.written_score <> coalesce(sum(a.score) filter (where a.criteria is not null), 0)
        or s.unmarked_count <> count(a.item_id) filter (where a.score is null)
        or (s.submitted_at is null) <> (count(a.item_id) = 0)`,
  )
  expect(broken).toEqual([])
})

test('nothing in the history is later than the filling, and marks follow submissions', async () => {
  const wrong = await rows(
    first,
    sql`select s.submission_id from submission s join assignment t on t.assignment_id = s.assignment_id
      where s.submitted_at > ${now.toISOString()} or s.submitted_at < t.begin_time or s.submitted_at > t.end_time
        or s.started_at > s.submitted_at`,
  )
  expect(wrong).toEqual([])
})

test('classes have realistic results: means between 50 and 90 percent, deviations above 5', async () => {
  const classes = await rows(
    first,
    sql`select t.assignment_id, avg(100.0 * (s.objective_score + s.written_score) / t.score)::float as mean,
        stddev_pop(100.0 * (s.objective_score + s.written_score) / t.score)::float as deviation
      from assignment t join submission s on s.assignment_id = t.assignment_id
      where s.submitted_at is not null and s.unmarked_count = 0 group by t.assignment_id`,
  )
  expect(classes.length).toBeGreaterThan(25)
  expect(
    classes.filter(({ mean, deviation }) => Number(mean) < 50 || Number(mean) > 92 || Number(deviation) < 5),
  ).toEqual([])
})

test('filling on the same day gives the same content', async () => {
  const digests = sql`select
    (select md5(string_agg(a::text, '|' order by a.submission_id, a.item_id)) from answer a) as answers,
    (select md5(string_agg(t::text, '|' order by t.assignment_id)) from assignment t) as assignments,
    (select md5(string_agg(concat_ws(' ', u.username, u.realname), '|' order by u.uid)) from app_user u) as people`
  const digest = expect.stringMatching(/^[0-9a-f]{32}$/)
  expect(await rows(first, digests)).toEqual([{ answers: digest, assignments: digest, people: digest }])
  expect(await rows(first, digests)).toEqual(await rows(second, digests))
})

test('production has books and bank but no people; a second start does nothing and a demo is refused', async () => {
  const real = await startTestService(now)
  const production = { mode: 'production', now } as const
  expect(await fillContent(real.db, production)).toBe('filled')
  expect(await fillContent(real.db, production)).toBe('present')
  await expect(fillContent(real.db, options)).rejects.toThrow(new OtherModeError('demo'))
  const counts = sql`select (select count(*)::int from book) as books, (select count(*)::int from chapter) as chapters,
    (select count(*)::int from question) as questions, (select count(*)::int from item) as items`
  expect(await rows(real, counts)).toEqual(await rows(first, counts))
  expect(
    await rows(
      real,
      sql`select (select count(*)::int from school) as schools, (select count(*)::int from app_user) as people,
        (select count(*)::int from paper) as papers, (select count(*)::int from assignment) as assignments`,
    ),
  ).toEqual([{ schools: 0, people: 0, papers: 0, assignments: 0 }])
  await real.close()
})

test('production is refused on a database with the demo school', async () => {
  await expect(fillContent(first.db, { mode: 'production', now })).rejects.toThrow(new OtherModeError('production'))
})
