/** Texts of a printed paper as runs of Word. */
import { convertMillimetersToTwip, ImportedXmlComponent, Tab, TextRun, UnderlineType } from 'docx'

/** @typedef {import('../set-text.ts').SetPiece} SetPiece */
/** @typedef {import('../set-text.ts').SetText} SetText */
/** @typedef {import('docx').ParagraphChild} ParagraphChild */

/** How texts are set: `lines` gives the runs of each line of a text, the width of a column is in twentieths of a point. */
/** @typedef {{ lines: (text: SetText) => ParagraphChild[][], width: number }} TextSetting */

export const twips = convertMillimetersToTwip

/** Half an em, which no line ends after and Word underlines wherever it stands. */
const gapSpace = '\u2002'

const underline = { type: UnderlineType.SINGLE }

/** @param {string} text */
export const gapRun = (text) => new TextRun({ text, underline })

/** @param {number} length */
export const gapOf = (length) => gapRun(gapSpace.repeat(length))

/** What a line is about, as papers in Word say it. @param {string} name */
export const named = (name) => (/\p{Script=Han}/u.test(name) ? `【${name}】` : `${name}: `)

export const tab = () => new TextRun({ children: [new Tab()] })

/**
 * The runs of each line, by the equations of the formulas; one that has none stands as it was typed.
 *
 * @param {import('../word-file.ts').WordRequest['omml']} omml
 * @returns {TextSetting['lines']}
 */
export function lines(omml) {
  return (text) => text.map((line) => line.flatMap((piece) => runsOf(piece, {})))

  /**
   * @param {SetPiece} piece
   * @param {{ bold?: boolean, underline?: typeof underline }} style
   * @returns {ParagraphChild[]}
   */
  function runsOf(piece, style) {
    switch (piece.kind) {
      case 'text':
        return [new TextRun({ text: piece.text, ...style })]
      case 'gap':
        return [gapOf(piece.length)]
      case 'blank':
        return [gapRun(`${gapSpace.repeat(3)}${piece.label}${gapSpace.repeat(3)}`)]
      case 'formula':
        return [formulaOf(omml[piece.formula], style)]
      case 'strong':
        return piece.pieces.flatMap((inner) => runsOf(inner, { ...style, bold: true }))
      case 'underline':
        return piece.pieces.flatMap((inner) => runsOf(inner, { ...style, underline }))
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
