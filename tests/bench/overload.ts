import os from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase } from '#server/database/database.ts'
import { makeClass } from './bench-class.ts'
import { startBenchServer } from './bench-server.ts'
import { type Answered, gatherCrowd } from './crowd.ts'
import { milliseconds, percentile, type Row } from './figures.ts'
import { paced, type Shot } from './load.ts'
import { countKept, handInFirstHalf, listShot, workShots } from './overload-work.ts'
import { freshDatabase } from './fresh-database.ts'
import { callersProcessor, keptTo } from './processors.ts'

/** Seconds of saturation, before and after the crowd, and of the crowd itself. */
const [calm, crowded] = [15, 60]
const times = 10
/** Hand-ins and marks per second, well within the capacity of the service. */
const workRate = 8
const itemCount = 40
const callers = 16
/** Seconds after the crowd within which the service must be back to normal. */
const recovery = 5

interface Figures {
  readonly saturated: readonly Answered[]
  readonly offered: readonly Answered[]
  readonly normalAfter: number
  /** How often a hand-in or a mark was refused. */
  readonly refusals: number
  /** Milliseconds of the service's processor time for a list, and for a refusal. */
  readonly listTime: number
  readonly refusalTime: number
}

/** Lists requested at ten times the service's capacity, beside hand-ins and marks at the rate of an ordinary lesson. */
export async function overloadRows(name: string, url: string | null): Promise<readonly Row[]> {
  const { location, remove } = await freshDatabase(url)
  const made = await openDatabase(location)
  const work = await makeClass(made, workRate * (2 * calm + crowded), itemCount, true)
  await handInFirstHalf(made, work)
  await made.close()
  const [list, pieces] = [await listShot(work), await workShots(work)]
  const server = await startBenchServer(location)
  const crowd = gatherCrowd(server.product, 900)
  const measuring = () => measure(crowd.fire, server.processorTime, list, pieces)
  const figures = await keptTo(callersProcessor, measuring)
  crowd.leave()
  await server.stop()
  const kept = await countKept(location, work)
  await remove()
  process.stdout.write(
    `${name}: the machine's load is ${os.loadavg()[0]?.toFixed(1)} on ${os.cpus().length} processors\n`,
  )
  return rowsOf(name, figures, pieces.length, kept)
}

async function measure(
  fire: (shot: Shot) => Promise<Answered>,
  processorTime: () => number,
  list: Shot,
  pieces: readonly Shot[],
): Promise<Figures> {
  const rest = pieces.values()
  const doWork = (seconds: number) =>
    paced(workRate * seconds, 1_000 / workRate, () => persist(fire, rest.next().value ?? list))
  const saturateBeside = () => Promise.all([saturate(() => fire(list), calm), doWork(calm)])

  await saturate(() => fire(list), 3)
  const alone = await oneByOne(() => fire(list))
  const [before, ...early] = await saturateBeside()
  const beforeCrowd = processorTime()
  const rate = (times * before.length) / calm
  const [offered, ...during] = await Promise.all([
    paced(rate * crowded, 1_000 / rate, () => fire(list)),
    doWork(crowded),
  ])
  const afterCrowd = processorTime()
  const normalAfter = await timeToNormal(() => fire(list), Math.max(50, 2 * spentOf(alone, 0.99)))
  const calmAgain = processorTime()
  const [after, ...late] = await saturateBeside()
  // Measured after the crowd, since code that has rarely run is slower.
  const listTime = (processorTime() - calmAgain) / after.length
  const refused = offered.filter(({ status }) => status === 503).length
  const refusalTime = (afterCrowd - beforeCrowd - (offered.length - refused) * listTime) / refused
  const refusals = [...early, ...during, ...late].flat().reduce((sum, one) => sum + one, 0)
  return { saturated: [...before, ...after], offered, normalAfter, refusals, listTime, refusalTime }
}

const spentOf = (answers: readonly Answered[], share: number): number =>
  percentile(
    answers.map(({ spent }) => spent),
    share,
  )

function rowsOf(name: string, figures: Figures, sent: number, kept: number): readonly Row[] {
  const { saturated, offered, normalAfter, refusals, listTime, refusalTime } = figures
  const capacity = saturated.length / (2 * calm)
  const good = offered.filter(({ status }) => status === 200)
  const refused = offered.filter(({ status }) => status === 503)
  const goodput = good.length / crowded / capacity
  const ofAnotherKind = offered.length - good.length - refused.length
  return [
    {
      what: `goodput at ${times} ×, ${name}`,
      measured: `${(good.length / crowded).toFixed(0)}/s of ${(offered.length / crowded).toFixed(0)}/s`,
      floor: `${capacity.toFixed(0)}/s at saturation`,
      ratio: `${(100 * goodput).toFixed(0)} %`,
      bar: '≥ 90 %',
      isMet: goodput >= 0.9,
    },
    {
      what: `refusals, ${name}`,
      measured: `p50 ${milliseconds(spentOf(refused, 0.5))}, p99 ${milliseconds(spentOf(refused, 0.99))}`,
      floor: `${ofAnotherKind} of another kind`,
      ratio: '',
      bar: 'p99 ≤ 50 ms',
      isMet: spentOf(refused, 0.99) <= 50 && ofAnotherKind === 0,
    },
    {
      what: `processor time of a refusal, ${name}`,
      measured: `${refusalTime.toFixed(3)} ms`,
      floor: `${listTime.toFixed(2)} ms a list`,
      ratio: `${((100 * refusalTime) / listTime).toFixed(1)} %`,
      bar: '',
      isMet: null,
    },
    {
      what: `answered, ${name}`,
      measured: `p50 ${milliseconds(spentOf(good, 0.5))}, p99 ${milliseconds(spentOf(good, 0.99))}`,
      floor: `p99 ${milliseconds(spentOf(saturated, 0.99))} at saturation`,
      ratio: `${(spentOf(good, 0.99) / spentOf(saturated, 0.99)).toFixed(1)} ×`,
      bar: '',
      isMet: null,
    },
    {
      what: `hand-ins and marks, ${name}`,
      measured: `${sent - kept} of ${sent} lost`,
      floor: `${refusals} refusals`,
      ratio: '',
      bar: 'none lost',
      isMet: kept === sent,
    },
    {
      what: `as before, ${name}`,
      measured: Number.isFinite(normalAfter) ? `after ${milliseconds(normalAfter)}` : 'not yet',
      floor: '',
      ratio: '',
      bar: `≤ ${recovery} s`,
      isMet: normalAfter <= recovery * 1_000,
    },
  ]
}

/** As many callers as possible, which ask again as soon as they have a response; returns the successful responses. */
async function saturate(fire: () => Promise<Answered>, seconds: number): Promise<readonly Answered[]> {
  const end = performance.now() + seconds * 1_000
  const all: Answered[] = []
  const asking = Array.from({ length: callers }, async () => {
    while (performance.now() < end) all.push(await fire())
  })
  await Promise.all(asking)
  return all.filter(({ status }) => status === 200)
}

async function oneByOne(fire: () => Promise<Answered>): Promise<readonly Answered[]> {
  const all: Answered[] = []
  while (all.length < 50) all.push(await fire())
  return all
}

/** Retries until accepted, as a page does; returns how often it was refused. */
async function persist(fire: (shot: Shot) => Promise<Answered>, piece: Shot): Promise<number> {
  for (let refusals = 0; ; refusals += 1) {
    const { status, code } = await fire(piece)
    if (status === 200 && code === 0) return refusals
    if (status === 200) throw new Error(`${piece.path} answers ${code}`)
    await delay(1_000)
  }
}

/** Milliseconds until the first of twenty consecutive lists, sent every 50 ms, that all take the usual time. */
async function timeToNormal(fire: () => Promise<Answered>, usual: number): Promise<number> {
  const start = performance.now()
  let [inRow, since] = [0, 0]
  while (inRow < 20 && performance.now() - start < 4 * recovery * 1_000) {
    const begun = performance.now() - start
    const { status, spent } = await fire()
    inRow = status === 200 && spent <= usual ? inRow + 1 : 0
    if (inRow === 1) since = begun
    await delay(50)
  }
  return inRow < 20 ? Infinity : since
}
