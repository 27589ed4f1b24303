/** The sealed line: at the left of the first page, read from the bottom up. */
import {
  AlignmentType,
  BorderStyle,
  Header,
  HeightRule,
  Paragraph,
  Table,
  TableAnchorType,
  TableCell,
  TableLayoutType,
  TableRow,
  TextDirection,
  TextRun,
  UnderlineType,
  VerticalAlignTable,
  WidthType,
} from 'docx'
import { twips } from './word-text.mjs'

/** @typedef {NonNullable<import('../printed-paper.ts').PrintedPaper['seal']>} Seal */

const none = { style: BorderStyle.NONE }

/** @param {Seal} seal @param {number} height Of the page. */
export function sealHeader({ label, fields }, height) {
  const boxes = fieldsToFill(fields, 16)
  const rows = [
    new TableRow({
      height: { value: height - twips(30), rule: HeightRule.EXACT },
      children: [
        cell(9, boxes, { style: BorderStyle.DASHED, size: 6 }),
        cell(8, [new TextRun({ text: label, size: 18 })], none),
      ],
    }),
  ]
  const table = new Table({
    rows,
    layout: TableLayoutType.FIXED,
    width: { size: twips(17), type: WidthType.DXA },
    columnWidths: [twips(9), twips(8)],
    borders: { top: none, bottom: none, left: none, right: none, insideHorizontal: none, insideVertical: none },
    float: {
      horizontalAnchor: TableAnchorType.PAGE,
      verticalAnchor: TableAnchorType.PAGE,
      absoluteHorizontalPosition: twips(9),
      absoluteVerticalPosition: twips(15),
    },
  })
  return new Header({ children: [table, new Paragraph({})] })
}

/**
 * Names of fields, each with a line to write on.
 *
 * @param {readonly string[]} fields @param {number} width Of a line, in halves of an em.
 */
export const fieldsToFill = (fields, width) =>
  fields.flatMap((field) => [
    new TextRun(`${field} `),
    new TextRun({ text: '\u2002'.repeat(width), underline: { type: UnderlineType.SINGLE } }),
    new TextRun('\u2003'),
  ])

/** @param {number} width @param {TextRun[]} children @param {import('docx').IBorderOptions} right */
const cell = (width, children, right) =>
  new TableCell({
    width: { size: twips(width), type: WidthType.DXA },
    textDirection: TextDirection.BOTTOM_TO_TOP_LEFT_TO_RIGHT,
    verticalAlign: VerticalAlignTable.CENTER,
    margins: { left: 0, right: 0 },
    borders: { top: none, bottom: none, left: none, right },
    children: [new Paragraph({ alignment: AlignmentType.CENTER, children })],
  })
