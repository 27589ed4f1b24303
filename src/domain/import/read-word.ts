import type { SubjectFamily } from '#domain/question-types.ts'
import type { SourceLine } from './exam-lines.ts'
import type { ImportedPaper } from './imported-paper.ts'
import { readExam } from './read-exam.ts'
import { childOf, childrenOf, descendantsOf, elementsOf, textOf, type XmlElement } from './xml-tree.ts'
import { type NumberedParagraphs, numberedParagraphs } from './word-numbers.ts'
import { paragraphOf, type WordParagraph } from './word-paragraph.ts'

/** The parts of a Word file that text stands in; null for those that it does not have. */
export interface WordParts {
  readonly document: XmlElement
  readonly numbering: XmlElement | null
  readonly styles: XmlElement | null
  /** Headers, footers, notes and comments. */
  readonly furniture: readonly XmlElement[]
}

/** The questions of a Word file: its paragraphs and tables as lines, with numbers that Word writes by itself. */
export function readWord({ document, numbering, styles, furniture }: WordParts, family: SubjectFamily): ImportedPaper {
  const numbers = numberedParagraphs(numbering, styles)
  const reader = new WordReader(numbers)
  reader.readBlocks(childOf(document, 'w:body'))
  const paper = readExam(reader.lines, family)
  const beside = furniture.flatMap((part) => {
    const text = descendantsOf(part, 'w:p')
      .map(plainText)
      .filter((line) => line !== '')
      .join('\n')
    const place = { kind: 'paragraph', no: reader.lines.length + 1 } as const
    return text === '' ? [] : [{ place, reason: 'furniture', text, at: null } as const]
  })
  return { ...paper, notUnderstood: [...paper.notUnderstood, ...beside] }
}

const plainText = (paragraph: XmlElement): string => descendantsOf(paragraph, 'w:t').map(textOf).join('').trim()

class WordReader {
  readonly lines: SourceLine[] = []
  readonly #numbers: NumberedParagraphs
  #no = 0

  constructor(numbers: NumberedParagraphs) {
    this.#numbers = numbers
  }

  /** Paragraphs and tables of a body, a cell or what is wrapped around them. */
  readBlocks(parent: XmlElement | undefined): void {
    for (const block of parent === undefined ? [] : elementsOf(parent)) {
      if (block.name === 'w:p') this.#add([this.#paragraph(block)])
      else if (block.name === 'w:tbl') this.#readTable(block)
      else if (/^w:(?:sdt|sdtContent|customXml|ins|smartTag)$/.test(block.name)) this.readBlocks(block)
    }
  }

  #paragraph(element: XmlElement): WordParagraph {
    const { text, lost } = paragraphOf(element)
    return { text: `${this.#numbers(element)}${text}`, lost }
  }

  /** A paragraph may hold line breaks of its own; its number counts paragraphs as Word does. */
  #add(paragraphs: readonly WordParagraph[]): void {
    this.#no += 1
    const place = { kind: 'paragraph', no: this.#no } as const
    const lost = paragraphs.flatMap((one) => one.lost)
    const text = paragraphs.map((one) => one.text).join('\t')
    for (const [index, line] of text.split('\n').entries())
      this.lines.push({ place, text: line, lost: index === 0 ? lost : [] })
  }

  /** Rows as lines with tabs between their cells. One with options or answers is none of the table's own. */
  #readTable(table: XmlElement): void {
    const rows = childrenOf(table, 'w:tr').map((row) =>
      childrenOf(row, 'w:tc').map((cell) => childrenOf(cell, 'w:p').map((one) => this.#paragraph(one))),
    )
    const text = rows.map((cells) => cells.map((cell) => cell.map((one) => one.text).join(' ')).join('\t')).join('\n')
    const isLayout = /(?:^|\s)[A-G]\s*[.．、]|(?:^|\n)\s*(?:题\s*号|答\s*案)\t|(?:^|\n|\t)\d{1,3}\s*[.．、]/.test(text)
    for (const [index, cells] of rows.entries()) {
      const lost = index === 0 && !isLayout ? [{ reason: 'table', text } as const] : []
      this.#add([...cells.map(joined), { text: '', lost }].filter((one) => one.text !== '' || one.lost.length > 0))
    }
  }
}

const joined = (paragraphs: readonly WordParagraph[]): WordParagraph => ({
  text: paragraphs
    .map((one) => one.text.replaceAll('\n', ' '))
    .join(' ')
    .trim(),
  lost: paragraphs.flatMap((one) => one.lost),
})
