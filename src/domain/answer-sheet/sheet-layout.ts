import { questionsOf } from '#domain/paper/elements.ts'
import { numberPaper } from '#domain/paper/numbering.ts'
import type { Paper } from '#domain/paper/paper.ts'
import type { PaperVersion } from '#domain/print/print-options.ts'
import { sharedOptions } from '#domain/print/shared-options.ts'
import { familyOf } from '#domain/questions/question-types.ts'
import { textDigest } from '#domain/values/text-digest.ts'
import { answerGroups, type SheetGroup, type SheetItem } from './answer-groups.ts'
import { placeGroups, type PlacedLabel, type SheetBody } from './place-groups.ts'
import { frameMarks, sheetArea, type SheetMark, sizes } from './sheet-geometry.ts'

/**
 * How a sheet identifies its student: by a number that the student fills in on its first page, or by the student's code
 * printed on every page.
 */
export const sheetOwners = ['number', 'code'] as const

/** Sheets printed by earlier versions have the code on their first page only; they are still read. */
export const readSheetOwners = [...sheetOwners, 'codeOnFirst'] as const

export type SheetOwner = (typeof readSheetOwners)[number]

export interface SheetPage {
  /** From 1. */
  readonly number: number
  readonly marks: readonly SheetMark[]
  readonly labels: readonly PlacedLabel[]
}

export interface SheetLayout {
  /** Identifies the layout on its sheets; differs between layouts. */
  readonly layout: string
  readonly pages: readonly SheetPage[]
}

/** Digits of a number to fill in. */
export const numberDigits = 8

/** Where the header ends on the first page, and on the others. */
const headEnds = { first: 110, other: 52 } as const

/** Where the header of a page ends, in millimetres: above are the name, the number and the student's code. */
export const headEndOf = (page: number): number => headEnds[page === 1 ? 'first' : 'other']

/**
 * Ends the layout of a version B in which items that share their options have them in the same order. On sheets printed
 * earlier each item has an order of its own.
 */
export const oneOrderMark = 's'

/** A paper's answer sheet: what goes where on which page. */
export function sheetLayout(paper: Paper, version: PaperVersion, owner: SheetOwner): SheetLayout {
  const groups: readonly SheetGroup[] = answerGroups(itemsOf(paper))
  const bodies = placeGroups(groups, familyOf(paper.subjectId) === 'english', headEnds)
  const pages = bodies.map((body, index) => pageOf(body, index + 1, owner))
  const digest = textDigest(JSON.stringify(pages.map(({ marks }) => marks))).slice(0, 8)
  const hasOneOrder = version === 'B' && questionsOf(paper.elements).some((one) => sharedOptions(one).length > 0)
  return { layout: `${paper.paperId}${version}-${digest}${hasOneOrder ? oneOrderMark : ''}`, pages }
}

function itemsOf(paper: Paper): readonly SheetItem[] {
  const { items: numbers } = numberPaper(paper)
  return questionsOf(paper.elements).flatMap(({ items }) =>
    items.map(({ itemId, key, options, score }) => ({
      no: numbers.get(itemId)?.no ?? 0,
      printed: numbers.get(itemId)?.printed ?? '',
      kind: key.kind,
      choices: options.map(({ id }) => id),
      score,
    })),
  )
}

function pageOf({ marks, labels }: SheetBody, number: number, owner: SheetOwner): SheetPage {
  const qr: SheetMark = {
    id: 'page',
    kind: 'qr',
    x: sheetArea.right - sizes.qr,
    y: sheetArea.top,
    w: sizes.qr,
    h: sizes.qr,
  }
  return { number, marks: [...frameMarks, qr, ...ownerMarks(number, owner), ...marks], labels }
}

function ownerMarks(page: number, owner: SheetOwner): readonly SheetMark[] {
  if (page === 1) return owner === 'number' ? numberMarks : [studentCode(sheetArea.left, 56)]
  return owner === 'code' ? [studentCode(sheetArea.right - 2 * sizes.qr - codeGap, sheetArea.top)] : []
}

/** Millimetres between the two codes of a page. */
const codeGap = 8

const studentCode = (x: number, y: number): SheetMark => ({ id: 'student', kind: 'qr', x, y, w: sizes.qr, h: sizes.qr })

/** A column of ten bubbles for each digit. */
const numberMarks: readonly SheetMark[] = Array.from({ length: numberDigits * 10 }, (_, index) => {
  const [digit, column] = [Math.floor(index / numberDigits), index % numberDigits]
  const { width, height, row } = sizes.bubble
  return {
    id: `N${column + 1}-${digit}`,
    kind: 'bubble',
    x: sheetArea.left + 2 + column * sizes.bubble.column,
    y: 53 + digit * row,
    w: width,
    h: height,
    row: `N${column + 1}`,
    value: String(digit),
  }
})
