import { student } from '#api/contract/groups/student.ts'
import { openDatabase } from '#server/database/database.ts'
import { submission } from '#server/database/schema/assignments.ts'
import { type BenchClass, makeClass } from './bench-class.ts'
import { milliseconds, percentile, type Row, timed } from './figures.ts'
import { freshDatabase } from './fresh-database.ts'

const itemCount = 40
const runs = 60

const answersOf = ({ itemIds }: BenchClass): Record<string, string> =>
  Object.fromEntries(itemIds.map((itemId) => [String(itemId), 'B']))

/** Handing in forty answers, compared with a bare transaction that writes the same rows. */
export async function submitRow(url: string): Promise<Row> {
  const { location, remove } = await freshDatabase(url)
  const database = await openDatabase(location)
  const handed = await makeClass(database, runs, itemCount)
  const input = { assignmentId: handed.assignmentId, answers: answersOf(handed) }
  const whole = await timed(
    runs,
    (index) => handed.students[index]?.get(student.submit, input) ?? Promise.reject(new Error('no student')),
  )
  await database.pool.query('delete from answer')
  const text = `insert into answer (submission_id, item_id, value, score) select $1, unnest($2::bigint[]), 'B', 50`
  const bare = await timed(runs, async (index) => {
    const client = await database.pool.connect()
    await client.query('begin')
    await client.query({ name: 'bare_answers', text, values: [handed.submissionIds[index], handed.itemIds] })
    await client.query({
      name: 'bare_submission',
      text: 'update submission set submitted_at = now(), objective_score = 2000 where submission_id = $1',
      values: [handed.submissionIds[index]],
    })
    await client.query('commit')
    client.release()
  })
  await database.close()
  await remove()
  const [measured, floor] = [percentile(whole, 0.5), percentile(bare, 0.5)]
  return {
    what: 'hand in 40 answers, median',
    measured: milliseconds(measured),
    floor: `${milliseconds(floor)} bare transaction`,
    ratio: `${(measured / floor).toFixed(2)} ×`,
    bar: '≤ 5 ×',
    isMet: measured / floor <= 5,
  }
}

/** A class of sixty handing in within the same second. */
export async function burstRow(name: string, url: string | null): Promise<Row> {
  const { location, remove } = await freshDatabase(url)
  const database = await openDatabase(location)
  const handed = await makeClass(database, 60, itemCount)
  const input = { assignmentId: handed.assignmentId, answers: answersOf(handed) }
  const start = performance.now()
  const samples = await Promise.all(handed.students.map((client) => timed(1, () => client.get(student.submit, input))))
  const spent = performance.now() - start
  const rows = await database.db.select().from(submission)
  const kept = rows.filter(
    ({ assignmentId, submittedAt }) => assignmentId === handed.assignmentId && submittedAt !== null,
  ).length
  await database.close()
  await remove()
  return {
    what: `60 hand in at once, ${name}`,
    measured: `p99 ${milliseconds(percentile(samples.flat(), 0.99))}`,
    floor: `${milliseconds(spent)} for all`,
    ratio: `${kept}/60 kept`,
    bar: 'none lost',
    isMet: kept === 60,
  }
}
