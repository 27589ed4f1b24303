/** Texts of a printed paper as runs of Word. */
import { convertMillimetersToTwip, ImportedXmlComponent, Tab, Table, TextRun, UnderlineType } from 'docx'
import { pictureOf } from './word-picture.mjs'
import { tableOf } from './word-table.mjs'

/** @typedef {import('../set-text.ts').SetPiece} SetPiece */
/** @typedef {import('../set-text.ts').SetText} SetText */
/** @typedef {import('docx').ParagraphChild} ParagraphChild */

/** The runs of a line, or a table in place of a line. */
/** @typedef {ParagraphChild[] | import('docx').Table} Line */

/**
 * How texts are set: `lines` returns the lines of a text, `part` is the share of the column's width they get; widths
 * are in twentieths of a point.
 */
/** @typedef {{ lines: (text: SetText, part?: number) => Line[], width: number }} TextSetting */

/** Room for a number, in twentieths of a point. */
export const labelWidth = 483

export const twips = convertMillimetersToTwip

/** Half an em that never ends a line and that Word always underlines. */
const gapSpace = '\u2002'

const underline = { type: UnderlineType.SINGLE }

/** @param {string} text */
export const gapRun = (text) => new TextRun({ text, underline })

/** @param {number} length */
export const gapOf = (length) => gapRun(gapSpace.repeat(length))

/** @param {string} text Without a space that a line could end at. */
export const unbroken = (text) => new TextRun(text.replaceAll('\u3000', '\u00a0'.repeat(4)).replaceAll(' ', '\u00a0'))

/**
 * A bracket at the right edge. The space before it is where a line ends that has no room for it: at a tab alone, the
 * bracket itself would be split.
 *
 * @param {string} bracket
 */
export const bracketAtRight = (bracket) => (bracket === '' ? [] : [new TextRun(' '), tab(), unbroken(bracket)])

/** A line's label in the style of Word papers. @param {string} name */
export const named = (name) => (/\p{Script=Han}/u.test(name) ? `【${name}】` : `${name}: `)

export const tab = () => new TextRun({ children: [new Tab()] })

/**
 * Each line of a text, with the equations of its formulas and its pictures; a formula without an equation is left as
 * typed.
 *
 * @param {import('../word-file.ts').WordRequest['omml']} omml
 * @param {import('../make-apart.ts').WithPictures['pictures']} pictures
 * @param {number} width
 * @returns {TextSetting['lines']}
 */
export function lines(omml, pictures, width) {
  return (text, part = 1) => text.map((line) => lineOf(line, width * part))

  /**
   * @param {readonly SetPiece[]} line
   * @param {number} room
   */
  function lineOf(line, room) {
    const [piece] = line
    if (piece?.kind !== 'table') return line.flatMap((each) => runsOf(each, {}, room))
    return tableOf(piece.rows, (cell, columns) => cell.flatMap((each) => runsOf(each, {}, room / columns)), room)
  }

  /**
   * @param {SetPiece} piece
   * @param {{ bold?: boolean, underline?: typeof underline }} style
   * @param {number} room
   * @returns {ParagraphChild[]}
   */
  function runsOf(piece, style, room) {
    switch (piece.kind) {
      case 'text':
        return [new TextRun({ text: piece.text, ...style })]
      case 'gap':
        return [gapOf(piece.length)]
      case 'blank':
        return [gapRun(`${gapSpace.repeat(3)}${piece.label}${gapSpace.repeat(3)}`)]
      case 'formula':
        return [formulaOf(omml[piece.formula], style)]
      case 'picture':
        return [pictureOf(piece, pictures[piece.picture] ?? null, room)]
      case 'table':
        return []
      case 'strong':
        return piece.pieces.flatMap((inner) => runsOf(inner, { ...style, bold: true }, room))
      case 'underline':
        return piece.pieces.flatMap((inner) => runsOf(inner, { ...style, underline }, room))
    }
  }
}

/**
 * @param {import('../word-file.ts').WordRequest['omml'][number] | undefined} formula
 * @param {object} style
 * @returns {ParagraphChild}
 */
function formulaOf(formula, style) {
  if (formula === undefined || formula.omml === null) return new TextRun({ text: `$${formula?.tex ?? ''}$`, ...style })
  const equation = /** @type {unknown} */ (ImportedXmlComponent.fromXmlString(formula.omml))
  return /** @type {ParagraphChild} */ (equation)
}

/**
 * Lines of a text with breaks between them. A table is not possible there: each of its rows becomes a line.
 *
 * @param {SetText} text
 * @param {TextSetting} setting
 * @param {number} [part] Of the width.
 * @returns {ParagraphChild[]}
 */
export const inOneLine = (text, setting, part) =>
  setting.lines(text.flatMap(rowsAsLines), part).flatMap((row, index) => {
    const runs = row instanceof Table ? [] : row
    return index === 0 ? runs : [new TextRun({ break: 1 }), ...runs]
  })

/**
 * @param {SetText[number]} line
 * @returns {SetText}
 */
function rowsAsLines(line) {
  const [piece] = line
  if (piece?.kind !== 'table') return [line]
  return piece.rows.map((cells) =>
    cells.flatMap((cell, index) => (index === 0 ? cell : [{ kind: 'text', text: ' | ' }, ...cell])),
  )
}
