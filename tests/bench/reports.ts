import { report } from '#api/contract/areas/report.ts'
import { openDatabase } from '#server/database/database.ts'
import { handInAll, makeClass } from './bench-class.ts'
import { milliseconds, percentile, type Row, timed } from './figures.ts'
import { freshPlace } from './place.ts'
import { recorded } from './recorded-queries.ts'

const runs = 60

/** The class report, whole call, against its SQL alone. */
export async function reportRow(url: string, students: number, items: number, bar: number): Promise<Row> {
  const { place, remove } = await freshPlace(url)
  const database = await openDatabase(place)
  const bench = await makeClass(database, students, items)
  await handInAll(database, bench)
  const run = () => bench.teacher.get(report.class, { assignmentId: bench.assignmentId })
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
    what: `class report ${students} × ${items}, p95`,
    measured: milliseconds(measured),
    floor: `${milliseconds(floor)} its SQL`,
    ratio: `${(measured / floor).toFixed(2)} ×`,
    bar: `≤ ${bar} ms`,
    isMet: measured <= bar,
  }
}
