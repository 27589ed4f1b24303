import { setTimeout as delay } from 'node:timers/promises'
import { scan } from '#api/contract/groups/scan.ts'
import { openDatabase } from '#server/database/database.ts'
import type { DatabaseLocation } from '#server/database/engine.types.ts'
import { clientAt } from '#tests/support/product/product.ts'
import { addScanJob, type ScanJob } from './scan-job-work.ts'
import { type BenchServer, startBenchServer } from './bench-server.ts'
import { type Answered, gatherCrowd } from './crowd.ts'
import { milliseconds, percentile, type Row } from './figures.ts'
import { paced } from './load.ts'
import { freshDatabase } from './fresh-database.ts'

/** Another teacher's reads per second, and how many of them precede the job. */
const [readRate, readsAlone] = [10, 300]

/** Milliseconds between the teacher's page's polls of the progress. */
const untilNextLook = 1_200

/** The time limit for reading: five pages a second on two cores. */
const longestPage = 200

interface Figures {
  readonly alone: readonly Answered[]
  readonly beside: readonly Answered[]
  /** Milliseconds from the first upload to the last page. */
  readonly spent: number
  readonly uploading: number
  /** Milliseconds of processor time, of the service without the lists, and of its readers. */
  readonly service: number
  readonly readers: number
  readonly pages: Awaited<ReturnType<typeof lookAt>>['pages']
}

/** Photographs uploaded as one job, the way a page does it, while another teacher looks at a list. */
export async function scanJobRows(name: string, url: string | null, count: number): Promise<readonly Row[]> {
  const { location: fresh, remove } = await freshDatabase(url)
  // As in the product: a photograph is acknowledged once it is on disk.
  const location: DatabaseLocation = fresh.kind === 'embedded' ? { ...fresh, isDurable: true } : fresh
  const made = await openDatabase(location)
  const job = await addScanJob(made, count)
  await made.close()
  const server = await startBenchServer(location)
  const figures = await measure(server, job)
  await server.stop()
  await remove()
  return rowsOf(name, figures)
}

async function measure(server: BenchServer, job: ScanJob): Promise<Figures> {
  const crowd = gatherCrowd(server.product, 32)
  const readOnce = () => crowd.fire(job.otherRead)
  await paced(readRate * 5, 1_000 / readRate, readOnce)
  const rested = server.processorTime()
  const alone = await paced(readsAlone, 1_000 / readRate, readOnce)
  const listTime = (server.processorTime() - rested) / readsAlone
  const before = { service: server.processorTime(), readers: server.childrenTime(), at: performance.now() }
  const reads: Promise<Answered>[] = []
  const reading = setInterval(() => reads.push(readOnce()), 1_000 / readRate)
  for (const shot of job.uploads) {
    const { status, code } = await crowd.fire(shot)
    if (status !== 200 || code !== 0) throw new Error(`A photograph was not taken: ${status} ${code}`)
  }
  const uploading = performance.now() - before.at
  let info = await lookAt(server, job)
  while (info.scan.waitingCount > 0) {
    await delay(untilNextLook)
    info = await lookAt(server, job)
  }
  clearInterval(reading)
  const figures = {
    alone,
    beside: await Promise.all(reads),
    spent: performance.now() - before.at,
    uploading,
    service: server.processorTime() - before.service - reads.length * listTime,
    readers: server.childrenTime() - before.readers,
    pages: info.pages,
  }
  crowd.leave()
  return figures
}

async function lookAt(server: BenchServer, { teacher: { uid, cookie }, scanId }: ScanJob) {
  return clientAt(`http://127.0.0.1:${server.product}`, uid, cookie).get(scan.info, { scanId })
}

function rowsOf(name: string, figures: Figures): readonly Row[] {
  const { pages, spent, uploading, service, readers } = figures
  const refused = pages.filter(({ state }) => state === 'refused').length
  const each = spent / pages.length
  return [
    {
      what: `${pages.length} photographs as one job, ${name}`,
      measured: `${(spent / 1_000).toFixed(1)} s, ${(1_000 / each).toFixed(2)} pages/s`,
      floor: `${(uploading / 1_000).toFixed(1)} s to send them`,
      ratio: '',
      bar: `≤ ${longestPage} ms a page`,
      isMet: each <= longestPage,
    },
    {
      what: `their processor time a page, ${name}`,
      measured: milliseconds((service + readers) / pages.length),
      floor: `${milliseconds(readers / pages.length)} of it to read`,
      ratio: `${((service + readers) / readers).toFixed(2)} ×`,
      bar: '',
      isMet: null,
    },
    {
      what: `photographs refused, ${name}`,
      measured: String(refused),
      floor: '',
      ratio: '',
      bar: `≤ ${Math.ceil(pages.length / 200)}`,
      isMet: refused <= Math.ceil(pages.length / 200),
    },
    ...([0.5, 0.99] as const).map((share) => besideRow(name, figures, share)),
  ]
}

function besideRow(name: string, { alone, beside }: Figures, share: number): Row {
  const spentOf = (answers: readonly Answered[]) =>
    percentile(
      answers.map(({ spent }) => spent),
      share,
    )
  const ratio = spentOf(beside) / spentOf(alone)
  return {
    what: `another teacher's list meanwhile, p${share * 100} of ${beside.length}, ${name}`,
    measured: milliseconds(spentOf(beside)),
    floor: `${milliseconds(spentOf(alone))} alone`,
    ratio: `${ratio.toFixed(2)} ×`,
    bar: share === 0.99 ? '≤ 2 ×' : '',
    isMet: share === 0.99 ? ratio <= 2 : null,
  }
}
