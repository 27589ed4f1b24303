/**
 * Makes a Word file of a report in its own process: a heading, facts, and tables of text. Plain JavaScript, because
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

/** @typedef {import('../report-file.ts').LaidOutReport} WordReport */

/** Width between the margins of A4, in twentieths of a point. */
const width = 9638

const font = { ascii: 'Calibri', eastAsia: 'SimSun' }

process.once('message', async (/** @type {import('../make-apart.ts').MakeRequest} */ { json }) => {
  /** @type {WordReport} */
  const request = JSON.parse(json)
  const bytes = datedZip(await Packer.toBuffer(documentOf(request)), new Date(request.madeAt))
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
 * Facts in two columns.
 * @param {WordReport['facts']} facts
 */
function factsOf(facts) {
  const lines = facts.flatMap((fact, index) => (index % 2 === 0 ? [[fact, facts[index + 1] ?? ['', '']]] : []))
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
const partOf = ({ title, headings, rows, shares }) => [
  new Paragraph({ text: title, heading: HeadingLevel.HEADING_1, keepNext: true }),
  new Table({
    width: { size: width, type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    columnWidths: shares.map((share) => Math.floor(width * share)),
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
