import http from 'node:http'
import { signOn } from '#api/contract/groups/sign-on.ts'
import { verification } from '#api/contract/groups/verification.ts'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { currentConsent } from '#domain/accounts/consent.ts'
import { cookieName, newToken } from '#server/core/cookies.ts'
import { openDatabase, type OpenDatabase } from '#server/database/database.ts'
import { school, user } from '#server/database/schema/people.ts'
import { hashDigest } from '#server/services/sign-on/passwords.ts'
import { senderLimits } from '#domain/portal/constants.ts'
import { seededRandom } from '#tests/support/runs/seeded-random.ts'
import { type BenchServer, startBenchServer } from './bench-server.ts'
import { areaUnderCurve, milliseconds, percentile, type Row } from './figures.ts'
import { post, send, shotOf } from './load.ts'
import { freshDatabase } from './fresh-database.ts'

const names = 500
const warming = 20

/** Wrong passwords, alternating between names that exist and names that do not: the responses, and their timing. */
export async function enumerationRows(): Promise<readonly Row[]> {
  const { location, remove } = await freshDatabase(null)
  const database = await openDatabase(location)
  await addAccounts(database)
  await database.close()
  const server = await startBenchServer(location)
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const known: Answer[] = []
  const unknown: Answer[] = []
  const random = seededRandom(8)
  for (let index = 0; index < names + warming; index += 1) {
    if (index % (senderLimits.failedLogins.perWindow / 3) === 0) server.passTime(senderLimits.failedLogins.window)
    const both = [
      async () => known.push(await attempt(server, agent, `known-${index}`)),
      async () => unknown.push(await attempt(server, agent, `nobody${index}`)),
    ]
    for (const run of random(2) === 0 ? both : both.toReversed()) await run()
  }
  agent.destroy()
  await server.stop()
  await remove()
  return [sameAnswerRow(known, unknown), sameTimeRow(timesOf(known), timesOf(unknown))]
}

interface Answer {
  readonly text: string
  readonly time: number
}

async function addAccounts({ db }: OpenDatabase): Promise<void> {
  const createdAt = new Date()
  const [{ schoolId } = { schoolId: 0 }] = await db
    .insert(school)
    .values({ name: 'bench', code: 'bench', createdAt })
    .returning()
  const passwordHash = await hashDigest(passwordDigest('Podium@2026'))
  await db.insert(user).values(
    Array.from({ length: names + warming }, (_, index) => ({
      username: `known-${index}`,
      realname: `${index}`,
      userType: 101,
      schoolId,
      passwordHash,
      createdAt,
    })),
  )
}

/** One sign-in of a new browser with a wrong password. */
async function attempt({ product }: BenchServer, agent: http.Agent, username: string): Promise<Answer> {
  const cookie = `${cookieName('visitor', false)}=${newToken()}`
  const { data } = JSON.parse(await post(product, agent, shotOf(verification.clientToken, {}, cookie)))
  const digest = passwordDigest('Podium@2025')
  const input = { username, password: digest, token: data.token, signInAs: '101', consent: currentConsent.join(',') }
  const shot = shotOf(signOn.passwordLogin, input, cookie)
  const start = performance.now()
  const { status, text } = await send(product, agent, shot)
  return { text: `${status} ${text}`, time: performance.now() - start }
}

const timesOf = (answers: readonly Answer[]) => answers.slice(warming).map(({ time }) => time)

function sameAnswerRow(known: readonly Answer[], unknown: readonly Answer[]): Row {
  const kinds = new Set([...known, ...unknown].map(({ text }) => text))
  return {
    what: `wrong password, ${known.length} names that exist and ${unknown.length} that do not`,
    measured: `${kinds.size} kind of answer`,
    floor: [...kinds].join(' | '),
    ratio: '',
    bar: '1',
    isMet: kinds.size === 1,
  }
}

function sameTimeRow(known: readonly number[], unknown: readonly number[]): Row {
  const area = areaUnderCurve(known, unknown)
  const [one, other] = [percentile(known, 0.5), percentile(unknown, 0.5)]
  return {
    what: 'area under the curve of their times (Mann-Whitney)',
    measured: area.toFixed(3),
    floor: `${milliseconds(one)} and ${milliseconds(other)}, medians`,
    ratio: `${(one / other).toFixed(3)} ×`,
    bar: '0.45 to 0.55',
    isMet: area >= 0.45 && area <= 0.55,
  }
}
