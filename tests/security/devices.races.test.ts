import { afterAll, beforeAll, expect, test } from 'vitest'
import { messagingLogin } from '#api/contract/groups/messaging-login.ts'
import { signOn } from '#api/contract/groups/sign-on.ts'
import type { EndpointData } from '#api/contract/endpoint.ts'
import type { LoginWay } from '#server/core/ports.ts'
import { session } from '#server/database/schema/people.ts'
import { liveDevices } from '#server/services/sign-on/enter-portal.ts'
import { timesOf } from '#tests/support/runs/figures.ts'
import { noteResult } from '#tests/support/runs/resilience-figures.ts'
import { seededRandom } from '#tests/support/runs/seeded-random.ts'
import { openBrowser, type TestBrowser } from '#tests/support/product/test-browser.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { type LastCall, type WayIn, waysIn } from '#tests/support/product/ways-in.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'
import { resultId } from '#tests/support/service/result-id.ts'

const runs = timesOf(3, 100)
const seed = 20_260_805

/** How many sign in each way: only a mobile's newest code is valid, and a fourth password requires the puzzle. */
const crowd = { sms: 1, password: 3, messaging: 5, desktop: 5, qr: 6 } as const

const endpoints = new Set<EndpointData>([
  signOn.passwordLogin,
  signOn.codeLogin,
  signOn.autoLogin,
  messagingLogin.tickets,
])

let service: TestService
let world: World
let ways: ReadonlyMap<LoginWay, WayIn>

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
  const plain = (await waysIn(service, world)).filter(
    ({ surface, endpoint }) => surface === 'portal' && endpoints.has(endpoint),
  )
  ways = new Map(plain.map((way) => [way.way, way]))
})

afterAll(() => service.close())

/** A browser with valid credentials not yet sent; `enter` sends them and returns the id of the result. */
interface Arrival {
  readonly browser: TestBrowser
  readonly enter: LastCall
}

async function arriveBy(name: LoginWay): Promise<Arrival> {
  const way = ways.get(name)
  if (way === undefined) throw new Error(`There is no way in by ${name}`)
  const browser = openBrowser(service.client)
  return { browser, enter: await way.prepare(browser) }
}

const names = ['sms', 'password', 'messaging', 'desktop', 'qr'] as const

async function arrivals(random: (maximum: number) => number): Promise<readonly Arrival[]> {
  const arrived: { readonly rank: number; readonly arrival: Arrival }[] = []
  for (const name of names)
    for (let count = 0; count < crowd[name]; count += 1)
      arrived.push({ rank: random(1_000_000), arrival: await arriveBy(name) })
  return arrived.sort((one, other) => one.rank - other.rank).map(({ arrival }) => arrival)
}

const liveCount = async () => (await liveDevices(service.db, world.teacher.uid, service.clock.now)).length

const enter = (arrival: Arrival) => arrival.enter()

/** A device leaves, by signing out another one or itself; returns the result. */
async function free({ browser }: Arrival, isRevoked: boolean) {
  if (!isRevoked) return resultId(await browser.call(signOn.logout, {}))
  const { devices } = await browser.get(signOn.devices, {})
  const deviceId = devices.find(({ isThis }) => !isThis)?.deviceId ?? 0
  return resultId(await browser.call(signOn.signOutDevice, { deviceId }))
}

test('of twenty sign-ins at once by five ways five succeed, the others get -31, and a device that leaves makes room for one', async () => {
  const random = seededRandom(seed)
  const live: number[] = []
  for (let run = 0; run < runs; run += 1) {
    await service.db.delete(session)
    const arrived = await arrivals(random)
    const results = await Promise.all(arrived.map(enter))
    live.push(await liveCount())
    const five = [...Array<string>(5).fill('ok'), ...Array<string>(15).fill('tooManyDevices')]
    expect(results.toSorted(), `seed ${seed}, run ${run}`).toEqual(five)
    const [inside] = arrived.filter((_, index) => results[index] === 'ok')
    if (inside === undefined) throw new Error('Nobody is signed in')
    const [next, afterNext] = [await arriveBy(nameAt(run)), await arriveBy(nameAt(run + 1))]
    expect({ freed: await free(inside, run % 2 === 0), live: await liveCount() }).toEqual({ freed: 'ok', live: 4 })
    expect({ next: await enter(next), afterNext: await enter(afterNext), live: await liveCount() }).toEqual({
      next: 'ok',
      afterNext: 'tooManyDevices',
      live: 5,
    })
  }
  noteResult({
    row: 'P09 five devices',
    figure: `${runs} runs of 20 at once by ${names.length} ways`,
    result: `${live.filter((count) => count !== 5).length} with more or less than 5 devices`,
  })
  expect(live).toEqual(Array.from({ length: runs }, () => 5))
})

const nameAt = (index: number): LoginWay => names[index % names.length] ?? 'password'
