import { setTimeout as delay } from 'node:timers/promises'
import { qrLogin } from '#api/contract/groups/qr-login.ts'
import { user } from '#api/contract/groups/user.ts'
import { qrLogin as qrDelays } from '#domain/portal/constants.ts'
import { cookieName, hashToken, newToken } from '#server/core/cookies.ts'
import type { OpenDatabase } from '#server/database/database.ts'
import { openDatabase } from '#server/database/database.ts'
import { qrLogin as qrTable } from '#server/database/schema/sign-on.ts'
import { makeClass } from './bench-class.ts'
import { startBenchServer } from './bench-server.ts'
import { type Answered, gatherCrowd } from './crowd.ts'
import { milliseconds, percentile, type Row } from './figures.ts'
import { keepCoreHalfBusy } from './half-busy.ts'
import { paced, type Shot, shotOf } from './load.ts'
import { freshDatabase } from './fresh-database.ts'

const screens = 1_000
const rounds = 15
const readsEvery = 20

/**
 * Login screens that poll every two seconds, spread evenly, beside signed-in small reads at a steady rate, while another
 * program keeps one core half busy; the floor is the reads without the polls.
 */
export async function pollRows(name: string, url: string | null): Promise<readonly Row[]> {
  const { location, remove } = await freshDatabase(url)
  const database = await openDatabase(location)
  const { teacher } = await makeClass(database, 1, 1)
  const polls = await addCodes(database)
  await database.close()
  const server = await startBenchServer(location)
  const crowd = gatherCrowd(server.product, 256)
  const read = shotOf(user.teacherInfo, {}, teacher.cookie, teacher.uid)
  const shoot = (shot: Shot) => timeOf(crowd.fire, shot)
  const spread = qrDelays.pollInterval * rounds
  const steady = () => paced(spread / readsEvery, readsEvery, () => shoot(read))
  const pollAll = () =>
    Promise.all(polls.map((shot, index) => pollFrom((index / screens) * qrDelays.pollInterval, () => shoot(shot))))
  const other = keepCoreHalfBusy()
  // Both kinds of calls are compiled before they are measured.
  await Promise.all([pollAll(), steady()])
  const alone = await steady()
  const [polled, beside] = await Promise.all([pollAll(), steady()])
  other.stop()
  crowd.leave()
  await server.stop()
  await remove()
  const [quiet, busy] = [percentile(alone, 0.99), percentile(beside, 0.99)]
  const p99 = percentile(polled.flat(), 0.99)
  return [
    {
      what: `${screens} screens poll, ${name}, p99`,
      measured: milliseconds(p99),
      floor: `${milliseconds(quiet)} a read`,
      ratio: `${(p99 / quiet).toFixed(2)} ×`,
      bar: '≤ 50 ms',
      isMet: p99 <= 50,
    },
    {
      what: `read beside the polls, ${name}, p99`,
      measured: milliseconds(busy),
      floor: `${milliseconds(quiet)} alone`,
      ratio: `${(busy / quiet).toFixed(2)} ×`,
      bar: '≤ 1.2 ×',
      isMet: busy <= 1.2 * quiet,
    },
  ]
}

/** A screen that starts after this many milliseconds and polls as the product does; returns how long each poll took. */
async function pollFrom(begin: number, poll: () => Promise<number>): Promise<number[]> {
  const spent: number[] = []
  while (spent.length < rounds) {
    await delay(spent.length === 0 ? begin : qrDelays.pollInterval)
    spent.push(await poll())
  }
  return spent
}

/** Milliseconds that a call takes. Throws unless it succeeds. */
async function timeOf(fire: (shot: Shot) => Promise<Answered>, shot: Shot): Promise<number> {
  const { status, code, spent } = await fire(shot)
  if (status !== 200 || code !== 0) throw new Error(`${shot.path}: ${status}, result ${code}`)
  return spent
}

/** A waiting code for each screen, created as its own call would have. */
async function addCodes({ db }: OpenDatabase): Promise<readonly Shot[]> {
  const now = new Date()
  const made = Array.from({ length: screens }, (_, index) => ({
    qrId: `bench${String(index).padStart(17, '0')}`,
    qrToken: newToken(),
    visitor: newToken(),
  }))
  const times = { createdAt: now, expiresAt: new Date(now.getTime() + 3_600_000) }
  await db.insert(qrTable).values(
    made.map(({ qrId, qrToken, visitor }) => ({
      qrId,
      tokenHash: hashToken(qrToken),
      ticketHash: hashToken(`${qrToken} ticket`),
      visitorHash: hashToken(visitor),
      agent: 'bench',
      address: '127.0.0.1',
      ...times,
    })),
  )
  return made.map(({ qrId, qrToken, visitor }) =>
    shotOf(qrLogin.result, { qrId, qrToken }, `${cookieName('visitor', false)}=${visitor}`),
  )
}
