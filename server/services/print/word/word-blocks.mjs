/** The blocks of a printed paper as paragraphs of Word. */
import {
  AlignmentType,
  HeadingLevel,
  LeaderType,
  LineRuleType,
  Paragraph,
  ShadingType,
  TabStopType,
  TextRun,
} from 'docx'
import { gapOf, named, tab, twips } from './word-text.mjs'

/** @typedef {import('../printed-paper.ts').PrintedBlock} PrintedBlock */
/** @typedef {PrintedBlock & { readonly kind: 'item' }} PrintedItem */
/** @typedef {import('../printed-answer.ts').PrintedAnswer} PrintedAnswer */
/** @typedef {import('../set-text.ts').SetText} SetText */
/** @typedef {import('./word-text.mjs').TextSetting} TextSetting */
/** @typedef {import('docx').ParagraphChild} ParagraphChild */

/** Room for a number, in twentieths of a point. */
const labelWidth = 483

/** @param {readonly PrintedBlock[]} blocks @param {TextSetting} setting */
export const blocksOf = (blocks, setting) => blocks.flatMap((block) => blockOf(block, setting))

/**
 * @param {PrintedBlock} block
 * @param {TextSetting} setting
 * @returns {Paragraph[]}
 */
function blockOf(block, setting) {
  switch (block.kind) {
    case 'item':
      return itemOf(block, setting)
    case 'title':
      return setting
        .lines(block.text)
        .map(
          (children) => new Paragraph({ heading: HeadingLevel.HEADING_1, alignment: AlignmentType.CENTER, children }),
        )
    case 'section':
      return [
        new Paragraph({
          heading: HeadingLevel.HEADING_2,
          children: [...setting.lines(block.text).flat(), new TextRun({ text: block.note, bold: false, size: 20 })],
        }),
      ]
    case 'passage':
      return setting
        .lines(block.text)
        .map((children) => new Paragraph({ alignment: AlignmentType.BOTH, indent: { firstLine: 380 }, children }))
    case 'answer':
      return answerParagraphs(block.answer, setting, true)
    case 'text':
      return setting.lines(block.text).map((children) => new Paragraph({ children }))
  }
}

/** Each paragraph keeps to the next, so that no question is split. @param {PrintedItem} item @param {TextSetting} setting */
function itemOf(item, setting) {
  const parts = [...stemParts(item, setting), ...optionParts(item, setting), ...roomParts(item, setting)]
  const answer = item.answer === null ? [] : answerParagraphs(item.answer, setting, false)
  const count = parts.length + answer.length
  return [
    ...parts.map((part, index) => new Paragraph({ ...part, keepLines: true, keepNext: index < count - 1 })),
    ...answer,
  ]
}

/**
 * @param {PrintedItem} item
 * @param {TextSetting} setting
 * @returns {import('docx').IParagraphOptions[]}
 */
function stemParts(item, setting) {
  const rows = setting.lines(item.stem)
  const behind = [
    ...(item.room.kind === 'gap' ? [gapOf(16)] : []),
    ...(item.bracket === '' ? [] : [tab(), new TextRun(item.bracket)]),
  ]
  return rows.map((children, index) => ({
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
  }))
}

/** @param {PrintedItem} item */
const scoreOf = ({ score }) => (score === '' ? [] : [new TextRun(score)])

/**
 * As many options in a line as stand there on print, with tabs between.
 *
 * @param {PrintedItem} item
 * @param {TextSetting} setting
 * @returns {import('docx').IParagraphOptions[]}
 */
function optionParts({ options, optionsInLine }, setting) {
  const step = Math.floor((setting.width - labelWidth) / optionsInLine)
  const tabStops = Array.from({ length: optionsInLine - 1 }, (_, index) => ({
    type: TabStopType.LEFT,
    position: labelWidth + step * (index + 1),
  }))
  const indent = optionsInLine === 1 ? { left: labelWidth + 300, hanging: 300 } : { left: labelWidth }
  return Array.from({ length: Math.ceil(options.length / optionsInLine) }, (_, row) => ({
    indent,
    tabStops,
    children: options
      .slice(row * optionsInLine, (row + 1) * optionsInLine)
      .flatMap(({ letter, text }, index) => [
        ...(index === 0 ? [] : [tab()]),
        new TextRun(`${letter} `),
        ...inOneLine(setting.lines(text)),
      ]),
  }))
}

/** Lines of a text with breaks between them. @param {ParagraphChild[][]} rows */
const inOneLine = (rows) => rows.flatMap((row, index) => (index === 0 ? row : [new TextRun({ break: 1 }), ...row]))

/**
 * Empty paragraphs of seven millimetres, or lines to write on.
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
 * What is right, each line with what it is about before it.
 *
 * @param {PrintedAnswer} answer
 * @param {TextSetting} setting
 * @param {boolean} isNumbered
 */
function answerParagraphs(answer, setting, isNumbered) {
  return answer.lines.flatMap(({ name, text }, place) =>
    setting.lines(text).map((children, row) => {
      const isFirst = place === 0 && row === 0
      return new Paragraph({
        shading: { type: ShadingType.CLEAR, fill: 'F2F2F2' },
        indent: { left: labelWidth, ...(isFirst && isNumbered && { hanging: labelWidth }) },
        children: [
          ...(isFirst && isNumbered ? [new TextRun(answer.label), tab()] : []),
          ...(row === 0 && name !== '' ? [new TextRun({ text: named(name), bold: true })] : []),
          ...children,
        ],
      })
    }),
  )
}

/** Answers on pages of their own: letters several in a line. @param {readonly PrintedAnswer[]} answers @param {TextSetting} setting */
export function answerBlocks(answers, setting) {
  /** @type {Paragraph[]} */
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
const letters = ({ lines: [first] }, setting) => (first === undefined ? [] : setting.lines(first.text).flat())
