import type { PaperNumbers } from '#domain/paper/numbering.ts'
import type { PrintOptions } from '#domain/print/print-options.ts'
import type { Language } from '#domain/portal/language.ts'
import type { TextSetter } from './set-text.ts'

/** What is being printed, and for whom. */
export interface Printing {
  readonly options: PrintOptions
  readonly language: Language
  readonly numbers: PaperNumbers
  readonly isEnglish: boolean
  readonly setter: TextSetter
}
