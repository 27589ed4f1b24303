/**
 * A server in a process of its own, so that the load does not share its event loop: `/bare` is one prepared read through
 * Hono, everything else is the service. Prints its port.
 */
import { type HttpBindings, getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import http from 'node:http'
import { createApp } from '#server/app.ts'
import { createLog } from '#server/core/log.ts'
import { openDatabase } from '#server/database/database.ts'
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

const app = new Hono<{ Bindings: HttpBindings }>()
app.post('/bare/:uid', async (context) => {
  const values = [Number(context.req.param('uid'))]
  const { rows } = await pool.query({
    name: 'bare',
    text: 'select uid, username, realname from app_user where uid = $1',
    values,
  })
  return context.json(rows[0])
})
app.all('*', (context) => service(context.req.raw))

const server = http.createServer(getRequestListener(app.fetch))
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object' && address) process.stdout.write(`${address.port}\n`)
})
