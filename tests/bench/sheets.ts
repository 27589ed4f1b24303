import sharp from 'sharp'
import type { SheetReader } from '#server/services/sheet-reading/reading.types.ts'
import { createSheetReader } from '#server/services/sheet-reading/sheet-reader.ts'
import { type GeneratedPage, generatedPage } from '#tests/sheets/generated-page.ts'
import { judge, type Verdict } from '#tests/sheets/judge-reading.ts'
import { sampleSheets } from '#tests/sheets/printed-sheets.ts'
import { milliseconds, percentile, type Row, timed } from './figures.ts'

/** Pages between two lines about the progress. */
const progressStep = 500

/** What remains of a page: thousands of pictures would fill the memory. */
interface Outcome extends Pick<GeneratedPage, 'tidiness' | 'flaw'> {
  readonly verdict: Verdict
  readonly spent: number
  /** The time for just decoding the same picture. */
  readonly floor: number
}

/**
 * Generated pages read by one process: how long a page takes, how much is decided, and that no certain reading is
 * wrong. The first page's number is its seed; each further page uses the next number.
 */
export async function worksheetRows(count: number, firstPage: number): Promise<readonly Row[]> {
  const reader = createSheetReader({ workers: 1 })
  try {
    const outcomes = await readAll(reader, count, firstPage)
    return [...timeRows(outcomes), ...decidedRows(outcomes), ...faultRows(outcomes)]
  } finally {
    await reader.close()
  }
}

async function readAll(reader: SheetReader, count: number, firstPage: number): Promise<readonly Outcome[]> {
  const sheets = await sampleSheets()
  const outcomes: Outcome[] = []
  for (let seed = firstPage; seed < firstPage + count; seed += 1) {
    const page = await generatedPage(sheets, seed)
    const sheet = sheets.find(({ map }) => map.layout === page.layout)
    const mapOf = async (code: string) => sheets.find(({ map }) => code.startsWith(`PDA1.${map.layout}.`))?.map ?? null
    const [floor = 0] = await timed(1, () => sharp(page.picture).greyscale().raw().toBuffer())
    const start = performance.now()
    const reading = await reader.read(page.picture, mapOf, (row) => sheet?.multiple.has(row) ?? false)
    const spent = performance.now() - start
    const verdict = judge(page, reading)
    for (const wrong of verdict.wrong) process.stdout.write(`Page ${seed}: ${wrong}\n`)
    outcomes.push({ tidiness: page.tidiness, flaw: page.flaw, verdict, spent, floor })
    if (outcomes.length % progressStep === 0)
      process.stdout.write(
        `${outcomes.length} of ${count} pages read, ${sumOf(verdictsOf(outcomes), wrongCount)} wrong\n`,
      )
  }
  return outcomes
}

function timeRows(outcomes: readonly Outcome[]): readonly Row[] {
  // The first page includes the start of the process.
  const later = outcomes.slice(1)
  return (
    [
      [0.5, 250],
      [0.95, 400],
    ] as const
  ).map(([share, bar]) => {
    const [spent, floor] = [
      percentile(
        later.map((one) => one.spent),
        share,
      ),
      percentile(
        later.map((one) => one.floor),
        share,
      ),
    ]
    return {
      what: `reading a page, p${share * 100} of ${later.length}`,
      measured: milliseconds(spent),
      floor: `${milliseconds(floor)} decoding it`,
      ratio: `${(spent / floor).toFixed(1)} ×`,
      bar: `≤ ${bar} ms`,
      isMet: spent <= bar,
    }
  })
}

function decidedRows(outcomes: readonly Outcome[]): readonly Row[] {
  return (
    [
      ['neat', 98.5],
      ['messy', 85],
    ] as const
  ).map(([tidiness, bar]) => {
    const verdicts = verdictsOf(outcomes.filter((one) => one.tidiness === tidiness))
    const rows = sumOf(verdicts, ({ rows }) => rows)
    const share = (100 * sumOf(verdicts, ({ decided }) => decided)) / rows
    return {
      ...bare,
      what: `rows of ${tidiness} students decided, of ${rows}`,
      measured: `${share.toFixed(2)} %`,
      bar: `≥ ${bar} %`,
      isMet: share >= bar,
    }
  })
}

function faultRows(outcomes: readonly Outcome[]): readonly Row[] {
  const verdicts = verdictsOf(outcomes)
  const good = outcomes.filter(({ flaw }) => flaw === null).length
  const refused = (100 * verdicts.filter(({ page }) => page === 'refused').length) / good
  const accepted = verdicts.filter(({ page }) => page === 'accepted').length
  const wrong = sumOf(verdicts, wrongCount)
  return [
    { ...bare, what: 'readings that are certain and wrong', measured: String(wrong), bar: '0', isMet: wrong === 0 },
    {
      ...bare,
      what: `good pages refused, of ${good}`,
      measured: `${refused.toFixed(2)} %`,
      bar: '≤ 0.5 %',
      isMet: refused <= 0.5,
    },
    {
      ...bare,
      what: `bad pages accepted, of ${outcomes.length - good}`,
      measured: String(accepted),
      bar: '0',
      isMet: accepted === 0,
    },
  ]
}

const bare = { floor: '', ratio: '' }

const verdictsOf = (outcomes: readonly Outcome[]) => outcomes.map(({ verdict }) => verdict)

const wrongCount = ({ wrong }: Verdict) => wrong.length

const sumOf = (verdicts: readonly Verdict[], of: (verdict: Verdict) => number): number =>
  verdicts.reduce((sum, verdict) => sum + of(verdict), 0)
