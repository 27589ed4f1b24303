import { eq, sql } from 'drizzle-orm'
import { lettersOnSheet, type NamedSheet, namedSheet } from '#domain/answer-sheet/named-sheet.ts'
import { oneOrderMark, readSheetOwners, sheetLayout } from '#domain/answer-sheet/sheet-layout.ts'
import { questionsOf } from '#domain/paper/elements.ts'
import { numberPaper } from '#domain/paper/numbering.ts'
import type { Paper, PaperItem } from '#domain/paper/paper.ts'
import type { Choice } from '#domain/questions/question.ts'
import type { ScanItem } from '#domain/scan/read-rows.ts'
import type { Executor } from '#server/database/database.ts'
import { assignment, submission } from '#server/database/schema/assignments.ts'
import { paper as paperTable } from '#server/database/schema/papers.ts'
import { scan, scanPage } from '#server/database/schema/scans.ts'
import { storedPaper } from '../paper/stored-paper.ts'
import { sheetDocument } from '../print/sheet-document.ts'
import { sheetMap } from '../print/sheet-map.ts'
import type { SheetMap } from '../sheet-reading/reading.types.ts'

/** Whether a page's layout belongs to a sheet of its assignment's paper, like `namedSheet`. */
export const isOfPaper = sql`${scanPage.layout} ~ ('^' || ${assignment.paperId} || '[AB]-')`

/** Whether the student of a page has the assignment of its scan. */
export const isOfAssigned = sql<boolean>`exists (
  select from ${submission} join ${scan} as own on own.assignment_id = ${submission.assignmentId}
  where own.scan_id = ${scanPage.scanId} and ${submission.uid} = ${scanPage.uid})`

/** The layout that the code of a page names; null if the code is something else. */
export const layoutOfCode = (code: string): string | null => /^PDA1\.(.+)\.[1-9]\d{0,2}$/.exec(code)?.[1] ?? null

/** A paper with everything in it; null if there is none. */
export async function findPaper(db: Executor, paperId: number): Promise<Paper | null> {
  const [row] = await db.select().from(paperTable).where(eq(paperTable.paperId, paperId))
  return row === undefined ? null : storedPaper(db, row)
}

const anyClass = { courseName: '', students: [{ realname: '', username: '0', studentNo: null }] }

/** Finds where everything is on the sheet that a code names; caches what it finds. */
export function sheetMaps(db: Executor): (code: string) => Promise<SheetMap | null> {
  const known = new Map<string, Promise<SheetMap | null>>()
  return (code) => {
    const layout = layoutOfCode(code)
    if (layout === null) return Promise.resolve(null)
    const found = known.get(layout) ?? findMap(db, layout)
    known.set(layout, found)
    return found
  }
}

async function findMap(db: Executor, layout: string): Promise<SheetMap | null> {
  const named = namedSheet(layout)
  const paper = named === null ? null : await findPaper(db, named.paperId)
  if (named === null || paper === null) return null
  const isSame = (other: string) => other === layout || other === layout + oneOrderMark
  const owner = readSheetOwners.find((one) => isSame(sheetLayout(paper, named.version, one).layout))
  if (owner === undefined) return null
  const forClass = owner === 'number' ? null : anyClass
  const { layout: placed, document } = sheetDocument(paper, named.version, 'zh-CN', forClass, owner)
  return sheetMap({ ...placed, layout }, document)
}

/** An item of a paper with its number, and that number as printed. */
export interface NumberedItem extends PaperItem {
  readonly no: number
  readonly printed: string
}

/** The items of a paper in the order of their numbers. */
export function itemsOfPaper(paper: Paper): readonly NumberedItem[] {
  const { items } = numberPaper(paper)
  return questionsOf(paper.elements).flatMap(({ items: own }) =>
    own.map((item) => ({
      ...item,
      no: items.get(item.itemId)?.no ?? 0,
      printed: items.get(item.itemId)?.printed ?? '',
    })),
  )
}

/** The items of a paper that are answered in boxes and marked by a key. */
export const itemsInBoxes = (paper: Paper): readonly number[] =>
  itemsOfPaper(paper).flatMap(({ itemId, key }) => (key.kind === 'blank' || key.kind === 'number' ? [itemId] : []))

/** The items of a paper by their rows on a sheet. */
export function itemsByRow(paper: Paper, sheet: Omit<NamedSheet, 'layout'>): ReadonlyMap<string, ScanItem> {
  const { items: numbers } = numberPaper(paper)
  return new Map(
    questionsOf(paper.elements).flatMap((question) =>
      question.items.map((item): [string, ScanItem] => {
        const { originalOf } = lettersOnSheet(sheet, question, item)
        const read: ScanItem = {
          itemId: item.itemId,
          kind: item.key.kind,
          // A printed bubble always holds a letter of the item.
          letterOf: (printed) => originalOf(printed as Choice),
        }
        return [`Q${numbers.get(item.itemId)?.no ?? 0}`, read]
      }),
    ),
  )
}
