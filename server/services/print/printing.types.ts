import type { PaperNumbers } from '#domain/paper/numbering.ts'
import type { Language } from '#domain/portal/language.ts'
import type { OptionColumns } from '#domain/print/option-columns.ts'
import type { PrintOptions } from '#domain/print/print-options.ts'
import type { AnswerRoom } from './answer-room.ts'
import type { SetText, TextSetter } from './set-text.ts'

/** What is being printed, and for whom. */
export interface Printing {
  readonly options: PrintOptions
  readonly language: Language
  readonly numbers: PaperNumbers
  readonly isEnglish: boolean
  readonly setter: TextSetter
}

export interface PrintedOptions {
  readonly options: readonly { readonly letter: string; readonly text: SetText }[]
  /** The number of options per line, for writers that cannot measure them. */
  readonly optionsInLine: OptionColumns
  /** Certainly four of them fit on a line, so that the template need not measure them. */
  readonly areOptionsShort: boolean
}

export interface PrintedItem extends PrintedOptions {
  readonly kind: 'item'
  readonly label: string
  /** "（8 分）", or empty. */
  readonly score: string
  readonly stem: SetText
  /** Two brackets at the right edge with room for a letter, or empty. */
  readonly bracket: string
  /** Nothing is above its options: they begin on the line of its number. */
  readonly isInLine: boolean
  readonly room: AnswerRoom
  readonly answer: PrintedAnswer | null
}

/** The answer to an item. */
export interface PrintedAnswer {
  readonly label: string
  /** Lines, each preceded by what it is about. */
  readonly lines: readonly { readonly name: string; readonly text: SetText }[]
  /** A few characters: several of these share a line. */
  readonly isShort: boolean
}
