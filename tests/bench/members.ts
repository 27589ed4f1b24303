import type { Browser, Page } from 'playwright-core'
import { rosterLimits } from '#domain/roster/columns.ts'
import { launchBrowser } from '#tests/support/product/browser.ts'
import { serveBenchPage } from './bench-page.ts'
import { milliseconds, percentile, type Row } from './figures.ts'
import { memberAnswer } from './members/answer.ts'

const rounds = 15

const pages = ['bare', 'ours'] as const

type BenchPage = (typeof pages)[number]

interface Samples {
  /** Milliseconds from receiving the response to the first paint of the rows. */
  readonly opening: number[]
  /** How many bytes the script heap has grown by. */
  readonly memory: number[]
}

/** The members page for a class of 9,999, beside a hand-written table that merely parses the same response. */
export async function memberRows(): Promise<readonly Row[]> {
  const { address, stop } = await serveBenchPage('members', { '/answer': memberAnswer(rosterLimits.rows) })
  const browser = await launchBrowser()
  try {
    const samples: Record<BenchPage, Samples> = {
      bare: { opening: [], memory: [] },
      ours: { opening: [], memory: [] },
    }
    for (let round = 0; round < rounds; round += 1)
      for (const name of pages) await measure(browser, address, name, samples[name])
    return rowsOf(samples)
  } finally {
    await browser.close()
    stop()
  }
}

async function measure(browser: Browser, address: string, name: BenchPage, samples: Samples): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.goto(address)
  await page.locator(`[data-show="${name}"]`).waitFor()
  const before = await heapOf(page)
  samples.opening.push(await untilRows(page, `[data-show="${name}"]`))
  samples.memory.push((await heapOf(page)) - before)
  await page.close()
}

/** Milliseconds from the response to the end of the frame in which a table has rows. */
const untilRows = (page: Page, selector: string): Promise<number> =>
  page.evaluate(
    (name) =>
      new Promise<number>((resolve) => {
        const isShown = () =>
          document.querySelectorAll('tbody td').length > 20 && document.querySelector('[aria-busy="true"]') === null
        const look = () => {
          if (!isShown()) {
            requestAnimationFrame(look)
            return
          }
          const { port1, port2 } = new MessageChannel()
          const [answer] = performance.getEntriesByName('answer')
          port1.addEventListener('message', () => resolve(performance.now() - (answer?.startTime ?? 0)))
          port1.start()
          port2.postMessage(null)
        }
        document.querySelector<HTMLElement>(name)?.click()
        requestAnimationFrame(look)
      }),
    selector,
  )

async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize
}

const megabytes = (bytes: number): string => `${(bytes / 1_048_576).toFixed(1)} MiB`

function rowsOf({ ours, bare }: Readonly<Record<BenchPage, Samples>>): readonly Row[] {
  const median = (samples: readonly number[]) => percentile(samples, 0.5)
  const [opening, bareOpening] = [median(ours.opening), median(bare.opening)]
  const [memory, bareMemory] = [median(ours.memory), median(bare.memory)]
  return [
    {
      what: 'members of a class of 9,999, from the answer to the picture, median',
      measured: milliseconds(opening),
      floor: `${milliseconds(bareOpening)} by hand`,
      ratio: `${(opening / bareOpening).toFixed(2)} ×`,
      bar: '≤ 400 ms',
      isMet: opening <= 400,
    },
    {
      what: 'script memory of that page',
      measured: megabytes(memory),
      floor: `${megabytes(bareMemory)} by hand`,
      ratio: `${(memory / bareMemory).toFixed(2)} ×`,
      bar: '',
      isMet: null,
    },
  ]
}
