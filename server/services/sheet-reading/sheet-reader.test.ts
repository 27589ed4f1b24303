import { afterAll, beforeAll, expect, test } from 'vitest'
import sharp from 'sharp'
import { amountIn } from '#tests/support/runs/figures.ts'
import { type GeneratedPage, generatedPage } from '#tests/sheets/generated-page.ts'
import { judge } from '#tests/sheets/judge-reading.ts'
import { type PrintedSheet, sampleSheets } from '#tests/sheets/printed-sheets.ts'
import type { PageReading, SheetMap } from './reading.types.ts'
import { createSheetReader } from './sheet-reader.ts'

const reader = createSheetReader({ workers: 2 })
let sheets: readonly [PrintedSheet, ...PrintedSheet[]]

beforeAll(async () => {
  sheets = await sampleSheets()
})

afterAll(() => reader.close())

const mapOf = async (code: string): Promise<SheetMap | null> =>
  sheets.find(({ map }) => code.startsWith(`PDA1.${map.layout}.`))?.map ?? null

const multipleOf = (layout: string) => sheets.find(({ map }) => map.layout === layout)?.multiple ?? new Set<string>()

const read = ({ picture, layout }: GeneratedPage): Promise<PageReading> =>
  reader.read(picture, mapOf, (row) => multipleOf(layout).has(row))

/** Pages are numbered from here; the number seeds everything simulated on a page. */
const firstPage = 20_261_124

const pages = amountIn(import.meta.filename, { few: 6, full: 24 })

test.each(Array.from({ length: pages }, (_, index) => firstPage + index))(
  'page %i: nothing that is told for certain is wrong',
  async (seed) => {
    const page = await generatedPage(sheets, seed)
    const { page: fate, wrong } = judge(page, await read(page))
    expect({ fate, wrong }).toEqual({ fate: 'right', wrong: [] })
  },
)

test('where bent paper puts a column between two rows, its bubbles are left to a person', async () => {
  const page = await generatedPage(sheets, 2_746)
  const reading = await read(page)
  if (reading.kind === 'refused') throw new Error(reading.reason)
  const column = Array.from({ length: 20 }, (_, index) => `Q${index + 21}`)
  const isSure = reading.rows.filter(({ state }) => state !== 'unsure').map(({ row }) => row)
  expect({ wrong: judge(page, reading).wrong, sure: isSure.filter((row) => column.includes(row)) }).toEqual({
    wrong: [],
    sure: [],
  })
})

test('a page yields its layout, its number, its student and a flat picture', async () => {
  const page = await generatedPage(sheets, 7)
  const reading = await read(page)
  if (reading.kind === 'refused') throw new Error(reading.reason)
  const { layout, code, studentCode, studentNumber, boxes, picture } = reading
  const { format, width, height } = await sharp(picture).metadata()
  const map = await mapOf(code)
  const written = map?.pages[reading.page - 1]?.marks.filter(({ kind }) => kind === 'box' || kind === 'lines') ?? []
  expect({ layout, code, studentCode, studentNumber, page: reading.page, boxes: boxes.map(({ id }) => id) }).toEqual({
    layout: page.layout,
    code: `PDA1.${page.layout}.${page.page}`,
    studentCode: 'PDS1.qm0701001.I',
    studentNumber: null,
    page: 1,
    boxes: written.map(({ id }) => id),
  })
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1_680, height: 2_376 })
})
