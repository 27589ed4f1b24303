/**
 * Two servers in a process of their own, so that the load does not share their event loop: the product's own, and a bare
 * one that answers the same small read straight from `pg` through Hono. Prints their ports.
 */
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import http from 'node:http'
import { createApp } from '#server/app.ts'
import { createLog } from '#server/core/log.ts'
import { openDatabase } from '#server/database/database.ts'
import { startHttp } from '#server/http/http-server.ts'
import { origin } from '#tests/support/test-client.ts'

const place = JSON.parse(process.env['BENCH_PLACE'] ?? '{}')
const { db, pool } = await openDatabase(place)
const service = createApp({
  db,
  allowedOrigins: new Set([origin]),
  secure: false,
  now: () => new Date(),
  log: createLog({ write: () => true }),
  sendJob: async () => '',
})

/** What the teacher's own call reads. */
const teacherRow = `
  select u.uid, u.username, u.realname, u.mobile, u.u_type, u.school_id, s.name, s.owner_id, u.stage_id, u.subject_id,
    u.book_version, u.area_id
  from app_user u join school s on s.school_id = u.school_id where u.uid = $1`

const app = new Hono()
app.post('/bare/:uid', async (context) => {
  const values = [Number(context.req.param('uid'))]
  const { rows } = await pool.query({ name: 'bare', text: teacherRow, values })
  return context.json(rows[0])
})

const bare = http.createServer(getRequestListener(app.fetch))
await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve))
const product = await startHttp({ service, documents: [], secure: false, host: '127.0.0.1', port: 0 })
process.stdout.write(`${portOf(product)} ${portOf(bare)}\n`)

function portOf(server: http.Server): number {
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server listens on no port')
  return address.port
}
