/**
 * Makes a Word file of a report in a process of its own: a heading, facts, and tables of text. Plain JavaScript, because
 * Node runs no TypeScript.
 */
import {
  Document,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableBorders,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import { datedZip } from './dated-zip.mjs'

/** @typedef {import('../report-file.ts').WordReport} WordReport */

/** Between the margins of A4, in twentieths of a point. */
const width = 9638

/** What a column is as wide as, in Latin letters: no narrower than a heading of two, no wider than a sentence. */
const letters = { least: 5, most: 24 }

const font = { ascii: 'Calibri', eastAsia: 'SimSun' }

process.once('message', async (/** @type {WordReport & { readonly madeAt: Date }} */ request) => {
  const bytes = datedZip(await Packer.toBuffer(documentOf(request)), request.madeAt)
  process.send?.({ bytes }, () => process.disconnect())
})

/** @param {WordReport} report */
const documentOf = ({ title, facts, tables }) =>
  new Document({
    creator: 'Podium',
    title,
    styles: {
      default: {
        document: { run: { size: 21, font } },
        title: { run: { size: 40, bold: true, font }, paragraph: { spacing: { after: 160 } } },
        heading1: {
          run: { size: 28, bold: true, color: '000000', font },
          paragraph: { spacing: { before: 280, after: 100 } },
        },
      },
    },
    sections: [
      {
        children: [
          new Paragraph({ text: title, heading: HeadingLevel.TITLE }),
          factsOf(facts),
          ...tables.flatMap(partOf),
        ],
      },
    ],
  })

/**
 * Facts beside each other, two a line.
 * @param {WordReport['facts']} facts
 */
function factsOf(facts) {
  const lines = facts.flatMap((fact, place) => (place % 2 === 0 ? [[fact, facts[place + 1] ?? ['', '']]] : []))
  return new Table({
    width: { size: width, type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    borders: TableBorders.NONE,
    columnWidths: [0.16, 0.42, 0.16, 0.26].map((share) => Math.floor(width * share)),
    rows: lines.map(
      (line) =>
        new TableRow({
          cantSplit: true,
          children: line.flatMap(([name, value]) => [cellOf(name, true), cellOf(value, false)]),
        }),
    ),
  })
}

/** @param {WordReport['tables'][number]} part */
const partOf = ({ title, headings, rows }) => [
  new Paragraph({ text: title, heading: HeadingLevel.HEADING_1 }),
  new Table({
    width: { size: width, type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    columnWidths: widthsOf([headings, ...rows]),
    rows: [rowOf(headings, true), ...rows.map((cells) => rowOf(cells, false))],
  }),
]

/**
 * @param {readonly string[]} cells
 * @param {boolean} isHeading
 */
const rowOf = (cells, isHeading) =>
  new TableRow({
    tableHeader: isHeading,
    cantSplit: true,
    children: cells.map((text) => cellOf(text, isHeading)),
  })

/**
 * @param {string} text
 * @param {boolean} bold
 */
const cellOf = (text, bold) => new TableCell({ children: [new Paragraph({ children: [new TextRun({ text, bold })] })] })

/**
 * Columns share the page by their longest texts.
 * @param {readonly (readonly string[])[]} rows
 */
function widthsOf(rows) {
  const needed = (rows[0] ?? []).map((_, place) => {
    const longest = Math.max(...rows.map((cells) => lettersOf(cells[place] ?? '')))
    return Math.min(letters.most, Math.max(letters.least, longest)) + 4
  })
  const all = needed.reduce((sum, one) => sum + one, 0)
  return needed.map((one) => Math.floor((width * one) / all))
}

/** @param {string} text */
const lettersOf = (text) => [...text].reduce((sum, one) => sum + (one > '\u2E7F' ? 2 : 1), 0)
