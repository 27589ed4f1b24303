/** The blocks of a printed paper as paragraphs of Word. */
import {
  AlignmentType,
  HeadingLevel,
  LeaderType,
  LineRuleType,
  Paragraph,
  ShadingType,
  Table,
  TabStopType,
  TextRun,
} from 'docx'
import { bracketsOf, optionParts, optionRows } from './word-options.mjs'
import { bracketAtRight, gapOf, inOneLine, labelWidth, named, tab, twips } from './word-text.mjs'

/** @typedef {import('../printed-paper.ts').PrintedBlock} PrintedBlock */
/** @typedef {PrintedBlock & { readonly kind: 'item' }} PrintedItem */
/** @typedef {import('../printing.types.ts').PrintedAnswer} PrintedAnswer */
/** @typedef {import('../set-text.ts').SetText} SetText */
/** @typedef {import('./word-text.mjs').TextSetting} TextSetting */
/** @typedef {import('./word-text.mjs').Line} Line */
/** @typedef {import('docx').ParagraphChild} ParagraphChild */

/** @param {readonly PrintedBlock[]} blocks @param {TextSetting} setting */
export const blocksOf = (blocks, setting) => blocks.flatMap((block) => blockOf(block, setting))

/**
 * @param {PrintedBlock} block
 * @param {TextSetting} setting
 * @returns {(Paragraph | Table)[]}
 */
function blockOf(block, setting) {
  switch (block.kind) {
    case 'item':
      return itemOf(block, setting)
    case 'title':
      return setting
        .lines(block.text)
        .map(paragraphWith({ heading: HeadingLevel.HEADING_1, alignment: AlignmentType.CENTER }))
    case 'section':
      return [
        new Paragraph({
          heading: HeadingLevel.HEADING_2,
          children: [...inOneLine(block.text, setting), new TextRun({ text: block.note, bold: false, size: 20 })],
        }),
      ]
    case 'options':
      return optionRows(block, 0, setting).map((part) => new Paragraph({ ...part, keepLines: true, keepNext: true }))
    case 'brackets':
      return [bracketsOf(block)]
    case 'passage':
      return passageOf(block, setting)
    case 'answer':
      return answerParagraphs(block.answer, setting, true)
    case 'text':
      return setting.lines(block.text).map(paragraphWith({}))
  }
}

/**
 * The last lines keep with the question below, if there is one.
 *
 * @param {PrintedBlock & { readonly kind: 'passage' }} passage
 * @param {TextSetting} setting
 */
function passageOf({ text, isAlone }, setting) {
  const lines = setting.lines(text)
  return lines.map((line, index) =>
    paragraphWith({
      alignment: AlignmentType.BOTH,
      indent: { firstLine: 380 },
      keepNext: index < lines.length - 1 ? isAlone : !isAlone,
    })(line),
  )
}

/**
 * Turns a line into a paragraph with these properties; a table is returned as it is.
 *
 * @param {import('docx').IParagraphOptions} properties
 * @returns {(line: Line) => Paragraph | Table}
 */
const paragraphWith = (properties) => (line) =>
  line instanceof Table ? line : new Paragraph({ ...properties, children: line })

/**
 * Each paragraph is kept with the next, so that no question is split, nor its room for the answer from it.
 *
 * @param {PrintedItem} item
 * @param {TextSetting} setting
 */
function itemOf(item, setting) {
  const text = [...stemParts(item, setting), ...optionParts(item, setting)]
  const room = roomParts(item, setting)
  const answer = item.answer === null ? [] : answerParagraphs(item.answer, setting, false)
  const last = text.length + room.length + answer.length - 1
  return [
    ...[...text, ...room].map((part, index) =>
      part instanceof Table ? part : new Paragraph({ ...part, keepLines: true, keepNext: index < last }),
    ),
    ...answer,
  ]
}

/**
 * The number precedes the first line and the bracket follows the last, on lines of their own next to a table.
 *
 * @param {PrintedItem} item
 * @param {TextSetting} setting
 * @returns {(import('docx').IParagraphOptions | Table)[]}
 */
function stemParts(item, setting) {
  if (item.isInLine) return []
  const rows = withoutTableAtEdge(setting.lines(item.stem))
  const behind = [...(item.room.kind === 'gap' ? [gapOf(16)] : []), ...bracketAtRight(item.bracket)]
  return rows.map((children, index) =>
    children instanceof Table
      ? children
      : {
          spacing: { before: index === 0 ? 120 : 0 },
          indent: { left: labelWidth, ...(index === 0 && { hanging: labelWidth }) },
          tabStops: [
            { type: TabStopType.LEFT, position: labelWidth },
            { type: TabStopType.RIGHT, position: setting.width },
          ],
          children: [
            ...(index === 0 ? [new TextRun(item.label), tab(), ...scoreOf(item)] : []),
            ...children,
            ...(index === rows.length - 1 ? behind : []),
          ],
        },
  )
}

/** @param {Line[]} rows @returns {Line[]} */
function withoutTableAtEdge(rows) {
  const [before, behind] = [rows[0] instanceof Table, rows.at(-1) instanceof Table]
  return [...(before ? [[]] : []), ...rows, ...(behind ? [[]] : [])]
}

/** @param {PrintedItem} item */
const scoreOf = ({ score }) => (score === '' ? [] : [new TextRun(score)])

/**
 * Empty paragraphs of seven millimetres, or ruled lines.
 *
 * @param {PrintedItem} item
 * @param {TextSetting} setting
 * @returns {import('docx').IParagraphOptions[]}
 */
function roomParts({ room }, setting) {
  if (room.kind === 'space')
    return Array.from({ length: Math.round(room.size / 7) }, () => ({ spacing: exactly(7), children: [] }))
  if (room.kind !== 'lines') return []
  return Array.from({ length: room.count }, () => ({
    spacing: exactly(8.5),
    indent: { left: labelWidth },
    tabStops: [{ type: TabStopType.RIGHT, position: setting.width, leader: LeaderType.UNDERSCORE }],
    children: [tab()],
  }))
}

/** @param {number} millimetres */
const exactly = (millimetres) => ({ line: twips(millimetres), lineRule: LineRuleType.EXACT })

/**
 * The answer, each line preceded by what it is about. All lines have the same indents: LibreOffice leaves out the shade of
 * a paragraph whose indents differ from those above.
 *
 * @param {PrintedAnswer} answer
 * @param {TextSetting} setting
 * @param {boolean} isNumbered
 */
function answerParagraphs(answer, setting, isNumbered) {
  return answer.lines.flatMap(({ name, text }, index) =>
    setting.lines(text).map((children, row) => {
      if (children instanceof Table) return children
      const isFirst = index === 0 && row === 0
      return new Paragraph({
        shading: { type: ShadingType.CLEAR, fill: 'F2F2F2' },
        indent: { left: labelWidth, ...(isNumbered && { hanging: labelWidth }) },
        children: [
          ...(isFirst && isNumbered ? [new TextRun(answer.label)] : []),
          ...(isNumbered ? [tab()] : []),
          ...(row === 0 && name !== '' ? [new TextRun({ text: named(name), bold: true })] : []),
          ...children,
        ],
      })
    }),
  )
}

/** Answers on pages of their own: letters several in a line. @param {readonly PrintedAnswer[]} answers @param {TextSetting} setting */
export function answerBlocks(answers, setting) {
  /** @type {(Paragraph | Table)[]} */
  const written = []
  /** @type {ParagraphChild[]} */
  let row = []
  const endRow = () => {
    if (row.length > 0) written.push(new Paragraph({ children: row }))
    row = []
  }
  for (const answer of answers) {
    if (answer.isShort)
      row.push(new TextRun(`${row.length === 0 ? '' : '\u3000'}${answer.label} `), ...letters(answer, setting))
    else {
      endRow()
      written.push(...answerParagraphs(answer, setting, true))
    }
  }
  endRow()
  return written
}

/** @param {PrintedAnswer} answer @param {TextSetting} setting */
const letters = ({ lines: [first] }, setting) => (first === undefined ? [] : inOneLine(first.text, setting))
