/** The options of a printed paper as paragraphs of Word. */
import { Paragraph, TabStopType, TextRun } from 'docx'
import { bracketAtRight, inOneLine, labelWidth, tab, unbroken } from './word-text.mjs'

/** @typedef {import('../printed-paper.ts').PrintedBlock} PrintedBlock */
/** @typedef {import('../printing.types.ts').PrintedItem} PrintedItem */
/** @typedef {import('../printing.types.ts').PrintedOptions} PrintedOptions */
/** @typedef {import('./word-text.mjs').TextSetting} TextSetting */
/** @typedef {import('docx').ParagraphChild} ParagraphChild */

/**
 * As many options per line as in print, separated by tabs.
 *
 * @param {PrintedItem} item
 * @param {TextSetting} setting
 * @returns {import('docx').IParagraphOptions[]}
 */
export function optionParts(item, setting) {
  const { isInLine } = item
  const rows = optionRows(item, isInLine ? bracketWidth : 0, setting)
  return isInLine ? rows.map((row, index) => (index === 0 ? inLineOfNumber(row, item, setting) : row)) : rows
}

/**
 * @param {PrintedOptions} given
 * @param {number} taken Room for what stands to their right.
 * @param {TextSetting} setting
 */
export function optionRows({ options, optionsInLine }, taken, setting) {
  const room = setting.width - labelWidth - taken
  const step = Math.floor(room / optionsInLine)
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
        ...inOneLine(text, setting, 0.75 / optionsInLine),
      ]),
  }))
}

/** Room for the bracket to the right of options, in twentieths of a point. */
const bracketWidth = 800

/**
 * The first row of options with the number before it and the bracket behind.
 *
 * @param {{ readonly tabStops: readonly import('docx').TabStopDefinition[], readonly children: readonly ParagraphChild[] }} row
 * @param {PrintedItem} item
 * @param {TextSetting} setting
 * @returns {import('docx').IParagraphOptions}
 */
const inLineOfNumber = ({ tabStops, children }, { label, bracket, options, optionsInLine }, setting) => ({
  spacing: { before: 60 },
  indent: { left: labelWidth, hanging: labelWidth },
  tabStops: [
    { type: TabStopType.LEFT, position: labelWidth },
    ...tabStops.slice(0, Math.min(options.length, optionsInLine) - 1),
    { type: TabStopType.RIGHT, position: setting.width },
  ],
  children: [new TextRun(label), tab(), ...children, ...bracketAtRight(bracket)],
})

/** Numbers of gaps in a row. @param {PrintedBlock & { readonly kind: 'brackets' }} given */
export const bracketsOf = ({ brackets, isAlone }) =>
  new Paragraph({
    spacing: { before: 120 },
    indent: { left: labelWidth },
    keepLines: true,
    keepNext: !isAlone,
    children: brackets.flatMap((bracket, index) => [...(index === 0 ? [] : [new TextRun('　 ')]), unbroken(bracket)]),
  })
