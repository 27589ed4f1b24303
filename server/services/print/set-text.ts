import { writable } from '#domain/paper/xml/xml.ts'
import { type Inline, parseRichText } from '#domain/rich-text/rich-text-parser.ts'

/** A piece of a line as the templates read it; a formula is its place in the list of formulas. */
export type SetPiece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'gap'; readonly length: number }
  | { readonly kind: 'blank'; readonly label: string }
  | { readonly kind: 'formula'; readonly formula: number; readonly display: boolean }
  | { readonly kind: 'strong' | 'underline'; readonly pieces: readonly SetPiece[] }

/** Paragraphs. */
export type SetText = readonly (readonly SetPiece[])[]

/** Turns rich text into what the templates read, and notes each formula once. */
export interface TextSetter {
  /** `labels` stand in the numbered blanks, in their order. */
  readonly set: (text: string, labels?: readonly string[]) => SetText
  readonly formulas: readonly string[]
}

export function textSetter(): TextSetter {
  const places = new Map<string, number>()
  const formulas: string[] = []
  const placeOf = (tex: string): number => {
    const known = places.get(tex)
    if (known !== undefined) return known
    places.set(tex, formulas.length)
    return formulas.push(tex) - 1
  }
  const pieceOf = (inline: Inline, labels: readonly string[]): readonly SetPiece[] => {
    switch (inline.kind) {
      case 'text':
        return piecesOfText(inline.text)
      case 'formula':
        return [{ kind: 'formula', formula: placeOf(inline.tex), display: inline.display }]
      case 'blank':
        return [{ kind: 'blank', label: labels[inline.number - 1] ?? String(inline.number) }]
      case 'picture':
        return piecesOfText(inline.alt)
      case 'strong':
      case 'underline':
        return [{ kind: inline.kind, pieces: inline.content.flatMap((each) => pieceOf(each, labels)) }]
    }
  }
  return {
    set: (text, labels = []) =>
      parseRichText(writable(text)).map((line) => line.flatMap((inline) => pieceOf(inline, labels))),
    formulas,
  }
}

/** A row of underscores is a gap to write on. */
const piecesOfText = (text: string): readonly SetPiece[] =>
  text
    .split(/(_{2,})/)
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('__') ? { kind: 'gap', length: part.length } : { kind: 'text', text: part }))
