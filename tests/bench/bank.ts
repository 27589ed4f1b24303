import { bank } from '#api/contract/groups/bank.ts'
import type { SearchInput } from '#server/services/bank/bank-filters.ts'
import { openDatabase } from '#server/database/database.ts'
import { paperItem } from '#server/database/schema/papers.ts'
import { item } from '#server/database/schema/questions.ts'
import { seededRandom } from '#tests/support/runs/seeded-random.ts'
import { inArray } from 'drizzle-orm'
import { makeClass } from './bench-class.ts'
import { fillBank, formulaOf, someWord, topics } from './bank-questions.ts'
import { milliseconds, percentile, type Row, timed } from './figures.ts'
import { freshDatabase } from './fresh-database.ts'
import { recorded } from './recorded-queries.ts'

const questions = Number(process.env['QUESTIONS'] ?? 100_000)
const used = 500
const warm = 3

type Search = Partial<SearchInput> & Pick<SearchInput, 'subjectId'>

const random = seededRandom(42)

const one = <Value>(values: readonly [Value, ...Value[]]): Value => values[random(values.length)] ?? values[0]

const maths = () => one([202, 302])
const anySubject = () => one([202, 203, 302, 303])
const shortTopics = topics.filter((topic) => topic.length === 2)
const longTopics = topics.filter((topic) => topic.length > 2)
const short = (): string => shortTopics[random(shortTopics.length)] ?? ''
const long = (): string => longTopics[random(longTopics.length)] ?? ''

/** The teachers' search terms, different every time. */
const kinds = (courseId: number, knowledgeIds: readonly number[]): Readonly<Record<string, () => Search>> => ({
  'two Chinese characters': () => ({ subjectId: maths(), keyword: short() }),
  'a Chinese word': () => ({ subjectId: maths(), keyword: long() }),
  'an English word': () => ({ subjectId: one([203, 303]), keyword: someWord(random) }),
  'two English words': () => ({ subjectId: one([203, 303]), keyword: `${someWord(random)} ${someWord(random)}` }),
  'a piece of LaTeX': () => ({ subjectId: maths(), keyword: formulaOf(5 + random(95)) }),
  'text with filters': () => ({ subjectId: maths(), keyword: short(), types: [1 + random(6)], difficulties: [2] }),
  'text, not used by a class': () => ({ subjectId: maths(), keyword: short(), courseId, unusedOnly: true }),
  'no text': () => ({ subjectId: anySubject() }),
  'no text, with filters': () => ({ subjectId: anySubject(), types: [1 + random(6)], difficulties: [1, 2] }),
  'no text, one knowledge point': () => ({
    subjectId: 202,
    knowledgeIds: [one([knowledgeIds[0] ?? 0, knowledgeIds[7] ?? 0])],
  }),
})

/** Searches over 100,000 questions (`QUESTIONS=10000` for fewer): first pages with totals and facets, and similar ones. */
export async function bankRows(name: string, url: string | null): Promise<readonly Row[]> {
  const bar = url === null ? 200 : 60
  const { location, remove } = await freshDatabase(url)
  const database = await openDatabase(location)
  try {
    const bench = await makeClass(database, 2, 5)
    const start = performance.now()
    const ids = await fillBank(database.db, questions, bench.teacher.uid)
    process.stdout.write(`${name}: ${questions} questions in ${((performance.now() - start) / 1000).toFixed(0)} s\n`)
    const rows = await database.db
      .select()
      .from(item)
      .where(inArray(item.questionId, ids.slice(0, used)))
    await database.db
      .insert(paperItem)
      .values(rows.map((row, index) => ({ ...row, paperId: bench.paperId, sectionNo: 1, no: index + 100 })))
    await database.pool.query('vacuum analyze')
    const listed = kinds(
      bench.courseId,
      rows.map(({ knowledgeId }) => knowledgeId),
    )
    const found: Row[] = []
    for (const [kind, search] of Object.entries(listed))
      found.push(
        await callRow(database, `${kind}, ${name}`, bar, url === null ? 20 : 40, () =>
          bench.teacher.get(bank.list, { sort: 'newest', pager: { currentPage: 1, pageSize: 20 }, ...search() }),
        ),
      )
    found.push(
      await callRow(database, `similar questions, ${name}`, bar, url === null ? 20 : 40, () =>
        bench.teacher.get(bank.similar, { questionId: ids[random(ids.length)] ?? 0 }),
      ),
    )
    return found
  } finally {
    await database.close()
    await remove()
  }
}

async function callRow(
  { pool }: Awaited<ReturnType<typeof openDatabase>>,
  what: string,
  bar: number,
  runs: number,
  run: () => Promise<unknown>,
): Promise<Row> {
  await timed(warm, run)
  const queries = await recorded(run)
  const whole = await timed(runs, run)
  const sql = await timed(runs, async () => {
    for (const query of queries) await pool.query(query)
  })
  const [measured, floor] = [percentile(whole, 0.95), percentile(sql, 0.95)]
  return {
    what: `${what}, p95 (median ${percentile(whole, 0.5).toFixed(0)} ms)`,
    measured: milliseconds(measured),
    floor: `${milliseconds(floor)} SQL of one of them`,
    ratio: `${(measured / floor).toFixed(2)} ×`,
    bar: `≤ ${bar} ms`,
    isMet: measured <= bar,
  }
}
