/**
 * Two servers in a separate process, so that the load does not share their event loop: the product's own, with its
 * jobs, and a bare one that returns one row straight from `pg` through Hono. Prints their ports. A number of
 * milliseconds on standard input advances the clock at once; end of input ends both, so that nothing outlives a failed
 * bench.
 */
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import http from 'node:http'
import { createApp } from '#server/app.ts'
import { createAdmission } from '#server/core/admission/admission.ts'
import { createLog } from '#server/core/log.ts'
import { databaseOn, openDatabase } from '#server/database/database.ts'
import { callsAtOnce } from '#server/database/engine.ts'
import { standingBack } from '#server/database/standing-back.ts'
import { startHttp } from '#server/http/http-server.ts'
import { startJobs } from '#server/start-jobs.ts'
import { origin } from '#tests/support/service/test-client.ts'

const location = JSON.parse(process.env['BENCH_DATABASE'] ?? '{}')
const { db, pool } = await openDatabase(location)

let passed = 0
process.stdin.on('data', (bytes: Buffer) => (passed += Number(bytes)))
process.stdin.once('end', () => process.exit())

const now = () => new Date(Date.now() + passed)
const log = createLog({ write: () => true })
const admission = createAdmission({ capacity: callsAtOnce(location) })
const jobs = await startJobs({ pool, db: databaseOn(standingBack(pool, admission.quiet)), now, log })

const service = createApp({
  db,
  allowedOrigins: new Set([origin]),
  secure: false,
  now,
  log,
  sendJob: jobs.send,
  admission,
})

/** The cheapest possible read: one row of one table by its key. */
const bareRow = 'select uid, username, realname from app_user where uid = $1'

const app = new Hono()
app.post('/bare/:uid', async (context) => {
  const values = [Number(context.req.param('uid'))]
  const { rows } = await pool.query({ name: 'bare', text: bareRow, values })
  return context.json(rows[0])
})

const bare = http.createServer(getRequestListener(app.fetch))
await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve))
const product = await startHttp({
  service,
  hasRoom: service.hasRoom,
  documents: [],
  secure: false,
  host: '127.0.0.1',
  port: 0,
})
process.stdout.write(`${portOf(product)} ${portOf(bare)}\n`)

function portOf(server: http.Server): number {
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server listens on no port')
  return address.port
}
