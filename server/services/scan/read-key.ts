import { eq, inArray, sql } from 'drizzle-orm'
import type { KeyRow, KeySheet } from '#api/contract/schemas/key-sheets.ts'
import { readKey } from '#domain/scan/key-of-sheet.ts'
import { type KeptReading, readingsOf } from '#domain/scan/read-rows.ts'
import { scanLimits } from '#domain/scan/scan-limits.ts'
import type { Paper } from '#domain/paper/paper.ts'
import type { Executor } from '#server/database/database.ts'
import { paperItem } from '#server/database/schema/papers.ts'
import { scanPage, scanReading } from '#server/database/schema/scans.ts'
import type { BlankReader } from '../sheet-reading/blank-reading.types.ts'
import { cropsOf } from '../sheet-reading/crop-page.ts'
import { inOnePart } from '../sheet-reading/parted-file.ts'
import { lettersOnPages } from './letters-on-pages.ts'
import { proposedTexts } from './read-blanks.ts'
import type { SheetReading } from './read-scan.ts'
import { findPaper, itemsInBoxes, itemsOfPaper, sheetMaps } from './scan-sheet.ts'
import { sheetContext } from './sheet-context.ts'

/** The reading of an answer, with the part of the page that shows it. */
interface ShownReading extends KeptReading {
  readonly crop: string | null
  readonly layout: string | null
}

type KeyPage = KeySheet['pages'][number]

/** Reads a filled sheet as the key of a paper, page by page, next to the current keys. */
export async function readKeySheet(
  db: Executor,
  paperId: number,
  file: Uint8Array,
  { reader, blanks, pagesOf }: SheetReading,
): Promise<KeySheet | 'tooManyKeyPages'> {
  const paper = await findPaper(db, paperId)
  if (paper === null) return { pages: [], rows: [] }
  const { isMultiple, itemsOf } = sheetContext(paper, [])
  const mapOf = sheetMaps(db)
  const pages: KeyPage[] = []
  const readings: ShownReading[] = []
  const inBoxes = new Set(itemsInBoxes(paper))
  let boxesLeft: number = scanLimits.keyBoxes
  for await (const page of pagesOf(inOnePart(file))) {
    const number = pages.length + 1
    if (number > scanLimits.keyPages) return 'tooManyKeyPages'
    const read =
      typeof page === 'string'
        ? ({ kind: 'refused', reason: page } as const)
        : await reader.read(page, mapOf, isMultiple)
    const items = read.kind === 'read' ? itemsOf(read.layout) : null
    if (read.kind === 'refused') pages.push({ number, sheetPage: null, problem: read.reason })
    else if (items === null) pages.push({ number, sheetPage: read.page, problem: 'otherPaper' })
    else {
      const bare = readingsOf(read.rows, read.boxes, (row) => items.get(row))
      const waiting = bare.filter(({ itemId, state }) => inBoxes.has(itemId) && state === 'unsure').slice(0, boxesLeft)
      boxesLeft -= waiting.length
      const own = await withProposals(blanks, read.picture, bare, waiting)
      const crops = await cropsOf(
        read.picture,
        own.map(({ area }) => area),
      )
      readings.push(...own.map((one, index) => ({ ...one, layout: read.layout, crop: crops[index] ?? null })))
      pages.push({ number, sheetPage: read.page, problem: null })
    }
  }
  return { pages, rows: await keyRows(db, paperId, paper, readings) }
}

/** The readings of a page, with the text both engines agree on in the boxes that wait for a person. */
async function withProposals(
  reader: BlankReader,
  picture: Uint8Array,
  readings: readonly KeptReading[],
  waiting: readonly KeptReading[],
): Promise<readonly KeptReading[]> {
  if (waiting.length === 0) return readings
  const proposed = new Map((await proposedTexts(reader, picture, waiting)).map((one) => [one.row, one]))
  return readings.map((one) => {
    const { text, confidence } = proposed.get(one.row) ?? {}
    return text === undefined || confidence === undefined ? one : { ...one, candidates: [text], confidence }
  })
}

/** Stored pages read as an answer key. */
export async function keyOfPages(db: Executor, paperId: number, scanPageIds: readonly number[]): Promise<KeySheet> {
  const paper = await findPaper(db, paperId)
  const pages = await db
    .select({
      scanPageId: scanPage.scanPageId,
      sheetPage: scanPage.sheetPage,
      picture: scanPage.picture,
      layout: scanPage.layout,
    })
    .from(scanPage)
    .where(inArray(scanPage.scanPageId, [...scanPageIds]))
    .orderBy(scanPage.sheetPage)
  const readings: ShownReading[] = []
  for (const { scanPageId, picture, layout } of pages) {
    const own = await db
      .select()
      .from(scanReading)
      .where(eq(scanReading.scanPageId, scanPageId))
      .orderBy(scanReading.itemId)
    const crops =
      picture === null
        ? []
        : await cropsOf(
            picture,
            own.map(({ area }) => area),
          )
    // A person's decision about the student's answer counts as the reading.
    const decided = own.map(({ decision, ...one }) => (decision === null ? one : decidedAs(one, decision)))
    readings.push(...decided.map((one, index) => ({ ...one, layout, crop: crops[index] ?? null })))
  }
  return {
    pages: pages.map(({ sheetPage }, index) => ({ number: index + 1, sheetPage, problem: null })),
    rows: paper === null ? [] : await keyRows(db, paperId, paper, readings),
  }
}

const decidedAs = <Reading extends KeptReading>(one: Reading, decision: string): Reading => ({
  ...one,
  state: decision === '' ? 'empty' : 'decided',
  value: decision,
  confidence: 100,
})

async function keyRows(
  db: Executor,
  paperId: number,
  paper: Paper,
  readings: readonly ShownReading[],
): Promise<KeySheet['rows']> {
  const rows = await db
    .select({
      itemId: paperItem.itemId,
      key: sql<KeyRow['present']>`${paperItem.key}`,
      keyRev: paperItem.keyRev,
      score: paperItem.score,
    })
    .from(paperItem)
    .where(eq(paperItem.paperId, paperId))
  const { shown } = lettersOnPages(paper)
  const itemOf = new Map(rows.map((item) => [item.itemId, item]))
  return itemsOfPaper(paper).flatMap(({ itemId, no, printed, options }) => {
    const item = itemOf.get(itemId)
    if (item === undefined || item.key.kind === 'written') return []
    const isTyped = item.key.kind === 'blank' || item.key.kind === 'number'
    const { state, text, reading } = readKey({ itemId, isTyped }, readings)
    const choices = item.key.kind === 'single' || item.key.kind === 'multiple' ? options.map(({ id }) => id) : []
    const layout = reading?.layout ?? null
    return [
      {
        itemId,
        no,
        printed,
        choices,
        beside: choices.map((letter) => shown(letter, { itemId, layout })),
        present: item.key,
        keyRev: item.keyRev,
        score: item.score,
        state,
        text,
        candidates: [...(reading?.candidates ?? [])],
        confidence: reading?.confidence ?? 0,
        crop: reading?.crop ?? null,
      },
    ]
  })
}
