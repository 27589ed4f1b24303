/** A printed paper as a Word document: its pages, styles and sections. Their content is in `word-blocks.mjs`. */
import {
  AlignmentType,
  Document,
  Footer,
  HeadingLevel,
  LineRuleType,
  PageNumber,
  PageOrientation,
  Paragraph,
  SectionType,
  TextRun,
} from 'docx'
import { answerBlocks, blocksOf } from './word-blocks.mjs'
import { lines, twips } from './word-text.mjs'
import { fieldsToFill, sealHeader } from './word-seal.mjs'

/** @typedef {import('../word-file.ts').WordRequest & import('../make-apart.ts').WithPictures} WordRequest */

/** As in the PDF, in millimetres. */
const margin = { top: 17, right: 18, bottom: 20, left: 18, leftOfSeal: 32, gutter: 12 }

/** Word's sizes, in twentieths of a point; both have the same height, because A3 is in landscape. */
const sizes = { a4: { width: 11_906, height: 16_838 }, a3: { width: 16_838, height: 23_811 } }

/** @param {WordRequest} request */
export function wordDocument({ printed, omml, pictures }) {
  const page = pageOf(printed)
  const text = { lines: lines(omml, pictures, page.columnWidth), width: page.columnWidth }
  const sections = [
    {
      properties: { ...page.whole, titlePage: true },
      ...aroundOf(printed, page),
      children: [...headingOf(printed.title, printed.facts), ...nameLine(printed.nameLine)],
    },
    { properties: page.inColumns, children: blocksOf(printed.blocks, text) },
    ...answerSections(printed, page, text),
  ]
  return new Document({ creator: 'Podium', title: printed.title, styles, sections })
}

/**
 * @param {WordRequest['printed']} printed
 * @param {ReturnType<typeof pageOf>} page
 * @param {import('./word-text.mjs').TextSetting} text
 */
function answerSections({ answers, title }, page, text) {
  if (answers === null) return []
  const heading = headingOf(`${title}　${answers.title}`, '', HeadingLevel.HEADING_1)
  return [
    { properties: page.whole, children: heading },
    { properties: page.inColumns, children: answerBlocks(answers.list, text) },
  ]
}

/** @param {WordRequest['printed']} printed */
function pageOf({ options, seal }) {
  const isLarge = options.size === 'a3'
  const width = isLarge ? 420 : 210
  const left = seal === null ? margin.left : margin.leftOfSeal
  const count = options.columns === 'two' ? 2 : 1
  const columnWidth = (width - left - margin.right - margin.gutter * (count - 1)) / count
  const page = {
    // The library swaps the dimensions of a landscape page.
    size: isLarge ? { ...sizes.a3, orientation: PageOrientation.LANDSCAPE } : sizes.a4,
    margin: {
      top: twips(margin.top),
      right: twips(margin.right),
      bottom: twips(margin.bottom),
      left: twips(left),
      footer: twips(9),
      header: twips(8),
    },
  }
  return {
    columnWidth: twips(columnWidth),
    height: sizes.a4.height,
    whole: { type: SectionType.NEXT_PAGE, page },
    inColumns: { type: SectionType.CONTINUOUS, page, column: { count, space: twips(margin.gutter), equalWidth: true } },
  }
}

/**
 * @param {WordRequest['printed']} printed
 * @param {ReturnType<typeof pageOf>} page
 */
function aroundOf({ footer: [before, between, after], seal }, { height }) {
  const footer = new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [
          new TextRun({ size: 18, children: [before, PageNumber.CURRENT, between, PageNumber.TOTAL_PAGES, after] }),
        ],
      }),
    ],
  })
  return {
    footers: { default: footer, first: footer },
    ...(seal !== null && { headers: { first: sealHeader(seal, height) } }),
  }
}

/**
 * @param {string} title
 * @param {string} facts
 * @param {(typeof HeadingLevel)[keyof typeof HeadingLevel]} heading
 */
const headingOf = (title, facts, heading = HeadingLevel.TITLE) => [
  new Paragraph({ heading, alignment: AlignmentType.CENTER, children: [new TextRun(title)] }),
  ...(facts === ''
    ? []
    : [new Paragraph({ alignment: AlignmentType.CENTER, children: [new TextRun({ text: facts, size: 19 })] })]),
]

/** @param {readonly string[]} fields */
const nameLine = (fields) =>
  fields.length === 0
    ? []
    : [new Paragraph({ alignment: AlignmentType.CENTER, spacing: { before: 80 }, children: fieldsToFill(fields, 11) })]

const fonts = { ascii: 'Times New Roman', hAnsi: 'Times New Roman', cs: 'Times New Roman', eastAsia: 'SimSun' }

/** @param {number} size @param {number} before @param {number} after */
const headingStyle = (size, before, after) => ({
  run: { font: fonts, size, bold: true, color: '000000' },
  paragraph: { spacing: { before, after }, keepNext: true },
})

const styles = {
  default: {
    document: {
      run: { font: fonts, size: 21, language: { value: 'en-US', eastAsia: 'zh-CN' } },
      // A minimum, so that a formula makes its line taller.
      paragraph: { spacing: { line: 320, lineRule: LineRuleType.AT_LEAST } },
    },
    title: headingStyle(34, 0, 120),
    heading1: headingStyle(28, 200, 120),
    heading2: headingStyle(22, 240, 100),
  },
}
