/**
 * Makes a Word file of a report in a process of its own: a heading, facts, and tables of text. Plain JavaScript, because
 * Node runs no TypeScript.
 */
import { Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } from 'docx'
import { datedZip } from './dated-zip.mjs'

/** @typedef {import('../report-file.ts').WordReport} WordReport */

/** Between the margins of A4, in twentieths of a point. */
const width = 9638

process.once('message', async (/** @type {WordReport & { readonly madeAt: Date }} */ request) => {
  const bytes = datedZip(await Packer.toBuffer(documentOf(request)), request.madeAt)
  process.send?.({ bytes }, () => process.disconnect())
})

/** @param {WordReport} report */
const documentOf = ({ title, facts, tables }) =>
  new Document({
    creator: 'Podium',
    title,
    styles: { default: { document: { run: { size: 21, font: { ascii: 'Calibri', eastAsia: 'SimSun' } } } } },
    sections: [
      {
        children: [
          new Paragraph({ text: title, heading: HeadingLevel.TITLE }),
          ...facts.map(
            ([name, value]) =>
              new Paragraph({ children: [new TextRun({ text: `${name}　`, bold: true }), new TextRun(value)] }),
          ),
          ...tables.flatMap(partOf),
        ],
      },
    ],
  })

/** @param {WordReport['tables'][number]} part */
const partOf = ({ title, headings, rows }) => [
  new Paragraph({ text: title, heading: HeadingLevel.HEADING_1 }),
  new Table({
    width: { size: width, type: WidthType.DXA },
    columnWidths: headings.map(() => Math.floor(width / headings.length)),
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
    children: cells.map(
      (text) => new TableCell({ children: [new Paragraph({ children: [new TextRun({ text, bold: isHeading })] })] }),
    ),
  })
