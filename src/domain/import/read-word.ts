import type { SubjectFamily } from '#domain/questions/question-types.ts'
import { tableSource } from '#domain/rich-text/table-lines.ts'
import type { SourceLine } from './paper-lines.ts'
import { noPictures, type PictureOf } from './file-pictures.ts'
import type { ImportedPaper } from './imported-paper.ts'
import { letteredPictures } from './lettered-pictures.ts'
import { readTypedPaper } from './read-typed-paper.ts'
import { childOf, descendantsOf, textOf, type XmlElement } from './xml-tree.ts'
import { contentNamed, contentOf } from './word-content.ts'
import { type NumberedParagraphs, numberedParagraphs } from './word-numbers.ts'
import { formatsOf } from './word-looks.ts'
import { paragraphOf, type WordParagraph, type WordSurroundings } from './word-paragraph.ts'

/** The parts of a Word file that contain text; null for missing ones. */
export interface WordParts {
  readonly document: XmlElement
  readonly numbering: XmlElement | null
  readonly styles: XmlElement | null
  /** Headers, footers, notes and comments. */
  readonly furniture: readonly XmlElement[]
  /** By the document's relationships. */
  readonly pictureOf?: PictureOf
}

/** The questions of a Word file: its paragraphs and tables as lines, including Word's automatic numbers. */
export function readWord(
  { document, numbering, styles, furniture, pictureOf = noPictures }: WordParts,
  family: SubjectFamily,
): ImportedPaper {
  const numbers = numberedParagraphs(numbering, styles)
  const reader = new WordReader(numbers, { pictureOf, lookOf: formatsOf(styles) })
  reader.readBlocks(childOf(document, 'w:body'))
  const paper = readTypedPaper(reader.lines, family)
  const beside = furniture.flatMap((part) => {
    const text = descendantsOf(part, 'w:p')
      .map(plainText)
      .filter((line) => line !== '')
      .join('\n')
    const position = { kind: 'paragraph', no: reader.lines.length + 1 } as const
    return text === '' ? [] : [{ position, reason: 'furniture', text, at: null } as const]
  })
  return { ...paper, notUnderstood: [...paper.notUnderstood, ...beside] }
}

const plainText = (paragraph: XmlElement): string => descendantsOf(paragraph, 'w:t').map(textOf).join('').trim()

class WordReader {
  readonly lines: SourceLine[] = []
  readonly #numbers: NumberedParagraphs
  readonly #surroundings: WordSurroundings
  #no = 0

  constructor(numbers: NumberedParagraphs, surroundings: WordSurroundings) {
    this.#numbers = numbers
    this.#surroundings = surroundings
  }

  /** Paragraphs and tables of a body, or of something unknown around them. */
  readBlocks(parent: XmlElement | undefined): void {
    for (const block of contentOf(parent))
      if (block.name === 'w:p') this.#add([this.#paragraph(block)])
      else if (block.name === 'w:tbl') this.#readTable(block)
      else if (block.name === 'w:altChunk') this.#add([documentInside])
      else if (descendantsOf(block, 'w:p').length > 0) this.readBlocks(block)
      else this.#addBare(block)
  }

  /** Equations may stand between paragraphs, as may marks without any text. */
  #addBare(block: XmlElement): void {
    const bare = paragraphOf({ name: 'w:p', attributes: {}, children: [block] }, this.#surroundings)
    if (bare.text !== '' || bare.lost.length > 0) this.#add([bare])
  }

  #paragraph(element: XmlElement): WordParagraph {
    const { text, lost } = paragraphOf(element, this.#surroundings)
    return { text: `${this.#numbers(element)}${text}`, lost }
  }

  /** A paragraph may contain line breaks; its number counts paragraphs as Word does. */
  #add(paragraphs: readonly WordParagraph[]): void {
    this.#no += 1
    const position = { kind: 'paragraph', no: this.#no } as const
    const lost = paragraphs.flatMap((one) => one.lost)
    const text = paragraphs.map((one) => one.text).join('\t')
    for (const [index, line] of text.split('\n').entries())
      this.lines.push({ position, text: line, lost: index === 0 ? lost : [] })
  }

  /**
   * A rich text table. One with options or answers is not kept as a table: its rows become lines with tabs between
   * cells.
   */
  #readTable(table: XmlElement): void {
    const rows = contentNamed(table, 'w:tr').map((row) =>
      contentNamed(row, 'w:tc').map((cell) => ({
        span: spanOf(cell),
        paragraphs: [
          ...contentNamed(cell, 'w:p').map((one) => this.#paragraph(one)),
          ...contentNamed(cell, 'w:tbl').map(within),
          ...contentNamed(cell, 'w:altChunk').map(() => documentInside),
        ],
      })),
    )
    const text = rows
      .map((cells) => cells.map((cell) => cell.paragraphs.map((one) => one.text).join(' ')).join('\t'))
      .join('\n')
    const isLayout = /(?:^|\s)[A-G]\s*[.．、]|(?:^|\n)\s*(?:题\s*号|答\s*案)\t|(?:^|\n|\t)\d{1,3}\s*[.．、]/.test(text)
    const plain = rows.map((cells) => cells.map((cell) => joined(cell.paragraphs)))
    const options = letteredPictures(plain)
    for (const [index, cells] of (options ?? plain).entries())
      if (isLayout || options !== null) this.#add(cells.filter((one) => one.text !== '' || one.lost.length > 0))
      else this.#add([rowOf(cells, rows[index] ?? [])])
  }
}

/** A line of a table; cells merged into the one before are empty. */
const rowOf = (plain: readonly WordParagraph[], cells: readonly { readonly span: number }[]): WordParagraph => ({
  text: tableSource([
    plain.flatMap(({ text }, index) => [text, ...Array.from({ length: (cells[index]?.span ?? 1) - 1 }, () => '')]),
  ]),
  lost: plain.flatMap(({ lost }) => lost),
})

/** A whole document in another format, which Word shows as part of this one. */
const documentInside: WordParagraph = { text: '', lost: [{ reason: 'object', text: 'altChunk' }] }

/** A nested table, which rich text does not have. */
const within = (table: XmlElement): WordParagraph => ({
  text: '',
  lost: [{ reason: 'table', text: descendantsOf(table, 'w:p').map(plainText).join('\t') }],
})

/** How many columns a cell spans; a table has no more than Word allows. */
function spanOf(cell: XmlElement): number {
  const span = Number(childOf(childOf(cell, 'w:tcPr'), 'w:gridSpan')?.attributes['w:val'] ?? 1)
  return Number.isInteger(span) && span > 0 ? Math.min(span, widestTable) : 1
}

const widestTable = 63

const joined = (paragraphs: readonly WordParagraph[]): WordParagraph => ({
  text: paragraphs
    .map((one) => one.text.replaceAll('\n', ' '))
    .join(' ')
    .trim(),
  lost: paragraphs.flatMap((one) => one.lost),
})
