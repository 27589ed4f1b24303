import sharp from 'sharp'
import type { TwoTexts } from '#domain/scan/agreed-text.ts'
import type { FilledRow } from '#domain/scan/read-rows.ts'
import type { PageReading, Refusal } from '../../sheet-reading/reading.types.ts'
import { allOf } from '../../sheet-reading/parted-file.ts'
import type { SheetReading } from '../read-scan.ts'

/** A sheet described in data: answers by row ("?AB" is uncertain between two, '' is open), and ink in boxes. */
export interface DescribedSheet {
  readonly layout: string
  readonly page?: number
  readonly studentCode?: string | null
  readonly answers?: Readonly<Record<string, string>>
  readonly ink?: Readonly<Record<string, number>>
  /** What both engines read in boxes, in the order of their rows; null if they do not agree. */
  readonly texts?: readonly (string | null)[]
  readonly refused?: Refusal
}

const signature = Buffer.from('%PDF-told\n')

/** A file whose pages are described rather than drawn. */
export const describedFile = (...sheets: readonly DescribedSheet[]): Buffer =>
  Buffer.concat([signature, Buffer.from(JSON.stringify(sheets))])

const area = { x: 20, y: 110, w: 40, h: 3 }

function rowOf([row, answer]: readonly [string, string]): FilledRow {
  if (answer.startsWith('?'))
    return { row, state: 'unsure', value: null, candidates: Array.from(answer.slice(1)), confidence: 0.5, area }
  return {
    row,
    state: answer === '' ? 'empty' : 'decided',
    value: answer || null,
    candidates: [...answer],
    confidence: 0.98,
    area,
  }
}

function readingOf(sheet: DescribedSheet, picture: Uint8Array): PageReading {
  const { layout, page = 1, studentCode = null, answers = {}, ink = {}, refused } = sheet
  const code = `PDA1.${layout}.${page}`
  if (refused !== undefined) return { kind: 'refused', reason: refused, code: null, picture }
  const boxes = Object.entries(ink).map(([id, dark]) => ({ id, area, ink: dark }))
  const rows = Object.entries(answers).map(rowOf)
  return { kind: 'read', code, layout, page, turned: 0, studentCode, studentNumber: null, rows, boxes, picture }
}

const bothSay = (text: string | null): TwoTexts | null =>
  text === null ? null : { paddle: { text, confidence: 0.9 }, tesseract: { text, confidence: 0.7 } }

/** Reads described files: covers how pages become rows, answers and scores, but not how a camera distorts them. */
export async function describedSheets(): Promise<SheetReading & { readonly reads: string[] }> {
  const blank = { width: 800, height: 1000, channels: 3, background: '#fff' } as const
  const picture = await sharp({ create: blank }).jpeg().toBuffer()
  const reads: string[] = []
  const pictureOf = ({ texts = [] }: DescribedSheet) => Buffer.concat([picture, Buffer.from(JSON.stringify(texts))])
  return {
    reads,
    lanes: 2,
    blanks: {
      read: async (flat, boxes) => {
        const texts = JSON.parse(Buffer.from(flat.subarray(picture.length)).toString()) as (string | null)[]
        return boxes.map((_, index) => bothSay(texts[index] ?? null))
      },
      rest: () => {},
    },
    reader: {
      read: async (source) => {
        reads.push(Buffer.from(source).toString())
        const sheet = JSON.parse(Buffer.from(source).toString()) as DescribedSheet
        return readingOf(sheet, pictureOf(sheet))
      },
      close: async () => {},
    },
    pagesOf: async function* (file) {
      const content = await allOf(file)
      const sheets = JSON.parse(Buffer.from(content.subarray(signature.length)).toString()) as DescribedSheet[]
      for (const sheet of sheets) yield Buffer.from(JSON.stringify(sheet))
    },
  }
}
