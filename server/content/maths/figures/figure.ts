import { hash } from 'node:crypto'
import { pictureSource } from '#domain/rich-text/picture.ts'

/** A figure that a question shows, drawn from its data. */
export interface Figure {
  /** The first half of the SHA-256 of its drawing, in hexadecimal: it is stored as a picture of this name. */
  readonly key: string
  readonly svg: string
}

export interface FigureParts {
  readonly svg: string
  /** What it shows, in words: as much as somebody sees who looks at it. */
  readonly alt: string
  /** Percent of the line. */
  readonly width: number
}

/** The figure, and the line of rich text that shows it. */
export function figureOf({ svg, alt, width }: FigureParts): { readonly figure: Figure; readonly source: string } {
  const key = hash('sha256', svg, 'hex').slice(0, 32)
  return { figure: { key, svg }, source: pictureSource({ key, alt, width }) }
}
