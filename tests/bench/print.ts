import { eq } from 'drizzle-orm'
import { paperEditing } from '#api/contract/groups/paper-editing.ts'
import { print } from '#api/contract/groups/print.ts'
import { usualPrint } from '#domain/print/print-options.ts'
import { openDatabase } from '#server/database/database.ts'
import { user } from '#server/database/schema/people.ts'
import { addPaper, worldItems } from '#tests/support/worlds/world.ts'
import { type BenchClass, makeClass } from './bench-class.ts'
import { milliseconds, percentile, type Row, timed } from './figures.ts'
import { freshDatabase } from './fresh-database.ts'

const rounds = 5
const reads = 300

/**
 * Preview, PDF and personal answer sheets for 200 questions with formulas, and how long a small read takes meanwhile.
 */
export async function printRows(): Promise<readonly Row[]> {
  const { location, remove } = await freshDatabase(null)
  const database = await openDatabase(location)
  try {
    const bench = await makeClass(database, 40, 5)
    const [{ schoolId } = { schoolId: 1 }] = await database.db
      .select()
      .from(user)
      .where(eq(user.uid, bench.teacher.uid))
    const { paperId } = await addPaper(database.db, schoolId, bench.teacher.uid, itemsOf(200))
    return await measure(bench, paperId)
  } finally {
    await database.close()
    await remove()
  }
}

function itemsOf(count: number): typeof worldItems {
  const [single] = worldItems
  if (single === undefined) throw new Error('The world has no items')
  return Array.from({ length: count }, (_, index) => ({
    ...single,
    stem: String.raw`已知函数 $f(x)=\frac{x^{2}}{${index + 2}}+\sqrt{${index}x}$，求 $\int_{0}^{${index}} f(x)\,dx$ 的值。`,
  }))
}

async function measure({ teacher, courseId, paperId: short }: BenchClass, paperId: number): Promise<readonly Row[]> {
  const pages = (of: number) => teacher.get(print.pages, { paperId: of, ...usualPrint })
  const pdf = () => teacher.file(print.pdf, { paperId, ...usualPrint }).then((answer) => answer.arrayBuffer())
  const sheets = () =>
    teacher.file(print.classSheets, { paperId, version: 'A', courseId }).then((answer) => answer.arrayBuffer())
  const read = () => teacher.get(paperEditing.open, { paperId: short })
  await timed(20, read)
  const alone = percentile(await timed(reads, read), 0.99)
  const [first = Number.NaN] = await timed(1, () => pages(paperId))
  const floor = percentile(await timed(rounds, () => pages(short)), 0.5)
  const medianOf = async (run: () => Promise<unknown>) => percentile(await timed(rounds, run), 0.5)
  const isDone = { now: false }
  const printing = timed(3, pdf).then(() => (isDone.now = true))
  const meanwhile: number[] = []
  while (!isDone.now) meanwhile.push(...(await timed(10, read)))
  await printing
  const other = percentile(meanwhile, 0.99)
  return [
    row('preview of 200 questions with formulas, the first time', first, floor, 1_000),
    row('preview of 200 questions again, median', await medianOf(() => pages(paperId)), floor, 1_000),
    row('PDF of 200 questions, median', await medianOf(pdf), floor, 1_500),
    row('answer sheets of 40 students, median', await medianOf(sheets), floor, 3_000),
    {
      what: `another read while papers are printed, p99 of ${meanwhile.length}`,
      measured: milliseconds(other),
      floor: `${milliseconds(alone)} alone`,
      ratio: `${(other / alone).toFixed(2)} ×`,
      bar: '≤ 2 ×',
      isMet: other <= 2 * alone,
    },
  ]
}

const row = (what: string, measured: number, floor: number, bar: number): Row => ({
  what,
  measured: milliseconds(measured),
  floor: `${milliseconds(floor)} for five questions`,
  ratio: `${(measured / floor).toFixed(1)} ×`,
  bar: `≤ ${bar} ms`,
  isMet: measured <= bar,
})
