import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { keyChange } from '#api/contract/groups/key-change.ts'
import { openDatabase } from '#server/database/database.ts'
import { paperItem } from '#server/database/schema/papers.ts'
import { noteRemarks } from '#server/services/paper/key-correction.ts'
import { remark } from '#server/services/paper/remark.ts'
import { handInAll, makeClass } from './bench-class.ts'
import { milliseconds, percentile, type Row, timed } from './figures.ts'
import { freshDatabase } from './fresh-database.ts'
import { recorded } from './recorded-queries.ts'

const runs = 10
const submissions = 1_000
const bar = 2_000

/**
 * A corrected key: re-marking 1,000 submissions, and previewing whose score would change; each beside just reading
 * their answers.
 */
export async function remarkRows(name: string, url: string | null): Promise<readonly Row[]> {
  const { location, remove } = await freshDatabase(url)
  const database = await openDatabase(location)
  const { db } = database
  const bench = await makeClass(database, submissions, 5)
  await handInAll(database, bench)
  const { paperId, teacher } = bench
  const itemId = bench.itemIds[0] ?? 0
  let turn = 0
  const remarkAll = async () => {
    const key = { kind: 'single', choice: (turn += 1) % 2 === 0 ? 'B' : 'C' } as const
    await db.update(paperItem).set({ key }).where(eq(paperItem.itemId, itemId))
    const jobId = randomUUID()
    await noteRemarks(db, [jobId], teacher.uid, new Date())
    await remark(db, { jobId, paperId, itemId }, () => new Date())
  }
  const preview = () => teacher.get(keyChange.preview, { paperId, itemId, key: { kind: 'single', choice: 'D' } })
  const queries = await recorded(preview)
  const reading = await timed(runs, async () => {
    for (const query of queries) await database.pool.query(query)
  })
  const measured = [
    ['re-marking', await timed(runs, remarkAll)],
    ['previewing a key', await timed(runs, preview)],
  ] as const
  await database.close()
  await remove()
  const floor = percentile(reading, 0.95)
  return measured.map(([what, times]) => {
    const p95 = percentile(times, 0.95)
    return {
      what: `${what}, ${submissions} submissions, p95, ${name}`,
      measured: milliseconds(p95),
      floor: `${milliseconds(floor)} reading`,
      ratio: `${(p95 / floor).toFixed(2)} ×`,
      bar: `≤ ${bar} ms`,
      isMet: p95 <= bar,
    }
  })
}
