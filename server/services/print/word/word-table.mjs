/** Tables of a printed paper in Word. */
import { AlignmentType, Paragraph, Table, TableCell, TableRow, VerticalAlignTable, WidthType } from 'docx'

/** @typedef {readonly import('../set-text.ts').SetPiece[]} Cell */

/** The width of the question numbers. */
const indent = 483

/**
 * @param {readonly (readonly Cell[])[]} rows
 * @param {(cell: Cell, columns: number) => import('docx').ParagraphChild[]} runsOf
 * @param {number} width
 */
export function tableOf(rows, runsOf, width) {
  const columns = Math.max(1, ...rows.map((cells) => cells.length))
  const cellWidth = Math.floor((width - indent) / columns)
  return new Table({
    indent: { size: indent, type: WidthType.DXA },
    width: { size: cellWidth * columns, type: WidthType.DXA },
    columnWidths: Array.from({ length: columns }, () => cellWidth),
    rows: rows.map(
      (cells) =>
        new TableRow({
          cantSplit: true,
          children: cells.map(
            (cell) =>
              new TableCell({
                width: { size: cellWidth, type: WidthType.DXA },
                verticalAlign: VerticalAlignTable.CENTER,
                children: [new Paragraph({ alignment: AlignmentType.CENTER, children: runsOf(cell, columns) })],
              }),
          ),
        }),
    ),
  })
}
