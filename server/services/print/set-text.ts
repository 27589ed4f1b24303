import { writable } from '#domain/paper/xml/xml.ts'
import type { Crop } from '#api/contract/schemas/scans.ts'
import { type Inline, parseBlocks, type RichBlock } from '#domain/rich-text/rich-text-parser.ts'

/**
 * A piece of a line as the templates read it; formulas and pictures are given by their positions in the respective
 * lists.
 */
export type SetPiece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'gap'; readonly length: number }
  | { readonly kind: 'blank'; readonly label: string }
  | { readonly kind: 'formula'; readonly formula: number; readonly display: boolean }
  | { readonly kind: 'picture'; readonly picture: number; readonly alt: string; readonly width: number | null }
  /** On a line of its own. */
  | { readonly kind: 'table'; readonly rows: readonly (readonly (readonly SetPiece[])[])[] }
  | { readonly kind: 'strong' | 'underline'; readonly pieces: readonly SetPiece[] }

/** Paragraphs. */
export type SetText = readonly (readonly SetPiece[])[]

type SheetCrop = NonNullable<Crop>

/** The answer-sheet parts among the pictures, by position. */
export type SetCrops = ReadonlyMap<number, SheetCrop>

/** Turns rich text into what the templates read, and collects each formula and picture once. */
export interface TextSetter {
  /** `labels` are put into the numbered blanks, in order. */
  readonly set: (text: string, labels?: readonly string[]) => SetText
  /**
   * A part of an answer sheet in its own size, or shrunk to the available width if wider than this many millimetres;
   * the words replace it if it cannot be shown.
   */
  readonly setCrop: (crop: SheetCrop, widest: number, words: string) => SetText
  readonly formulas: readonly string[]
  /** The keys of the pictures; empty for a part of a sheet. */
  readonly pictures: readonly string[]
  readonly crops: SetCrops
}

export function textSetter(): TextSetter {
  const formulas = new Map<string, number>()
  const pictures = pictureNotes()
  const pieceOf = (inline: Inline, labels: readonly string[]): readonly SetPiece[] => {
    switch (inline.kind) {
      case 'text':
        return piecesOfText(inline.text)
      case 'formula':
        return [{ kind: 'formula', formula: indexIn(formulas, inline.tex), display: inline.display }]
      case 'blank':
        return [{ kind: 'blank', label: labels[inline.number - 1] ?? String(inline.number) }]
      case 'picture':
        return [{ ...inline, picture: pictures.keyed(inline.key) }]
      case 'strong':
      case 'underline':
        return [{ kind: inline.kind, pieces: inline.content.flatMap((each) => pieceOf(each, labels)) }]
    }
  }
  const lineOf = (line: readonly Inline[], labels: readonly string[]) =>
    line.flatMap((inline) => pieceOf(inline, labels))
  const blockOf = (block: RichBlock, labels: readonly string[]): readonly SetPiece[] =>
    block.kind === 'paragraph'
      ? lineOf(block.content, labels)
      : [{ kind: 'table', rows: block.rows.map((cells) => cells.map((cell) => lineOf(cell, labels))) }]
  return {
    set: (text, labels = []) => parseBlocks(writable(text)).map((block) => blockOf(block, labels)),
    setCrop: (crop, widest, words) => [
      [{ kind: 'picture', picture: pictures.cropped(crop), alt: words, width: crop.area.w > widest ? 100 : null }],
    ],
    get formulas() {
      return [...formulas.keys()]
    },
    get pictures() {
      return pictures.keys
    },
    crops: pictures.crops,
  }
}

/** Pictures by position: by key without duplicates, or parts of sheets, which no text can name. */
function pictureNotes() {
  const keys: string[] = []
  const crops = new Map<number, SheetCrop>()
  return {
    keys,
    crops,
    keyed: (key: string): number => {
      const index = keys.indexOf(key)
      return index >= 0 && !crops.has(index) ? index : keys.push(key) - 1
    },
    cropped: (at: SheetCrop): number => {
      const index = keys.push('') - 1
      crops.set(index, at)
      return index
    },
  }
}

/** The position of a value in the collection, to which it is added if new. */
function indexIn(noted: Map<string, number>, value: string): number {
  const index = noted.get(value) ?? noted.size
  noted.set(value, index)
  return index
}

/** A row of underscores is a gap to write on. */
const piecesOfText = (text: string): readonly SetPiece[] =>
  text
    .split(/(_{2,})/)
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('__') ? { kind: 'gap', length: part.length } : { kind: 'text', text: part }))
