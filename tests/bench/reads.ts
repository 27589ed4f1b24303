import * as z from 'zod/mini'
import { user } from '#api/contract/groups/user.ts'
import { openDatabase } from '#server/database/database.ts'
import { request } from '#tests/support/service/test-client.ts'
import { makeClass } from './bench-class.ts'
import { startBenchServer } from './bench-server.ts'
import type { Row } from './figures.ts'
import { type Shot, throughput } from './load.ts'
import { freshDatabase } from './fresh-database.ts'

const rounds = 4
const roundLength = 1_500
const connections = 16

/** A signed-in small read through the whole stack, alternating with one prepared `pg` read through Hono. */
export async function readRow(name: string, url: string | null, bar: number): Promise<Row> {
  const { location, remove } = await freshDatabase(url)
  const database = await openDatabase(location)
  const { teacher } = await makeClass(database, 1, 1)
  await database.close()
  const { product, bare: floorServer, stop } = await startBenchServer(location)
  const sent = request(user.teacherInfo, z.decode(user.teacherInfo.input, {}), teacher)
  const whole: Shot = { path: user.teacherInfo.path, headers: Object.fromEntries(sent.headers), body: '' }
  const bare: Shot = { path: `/bare/${teacher.uid}`, headers: {}, body: '' }
  const rates = { whole: [] as number[], bare: [] as number[] }
  await throughput(product, whole, connections, 500)
  for (let round = 0; round < rounds; round += 1) {
    rates.bare.push(await throughput(floorServer, bare, connections, roundLength))
    rates.whole.push(await throughput(product, whole, connections, roundLength))
  }
  await stop()
  await remove()
  const [best, floor] = [Math.max(...rates.whole), Math.max(...rates.bare)]
  return {
    what: `signed-in read, ${name}`,
    measured: `${best.toFixed(0)}/s`,
    floor: `${floor.toFixed(0)}/s bare`,
    ratio: `${((100 * best) / floor).toFixed(0)} %`,
    bar: `≥ ${bar} %`,
    isMet: best / floor >= bar / 100,
  }
}
