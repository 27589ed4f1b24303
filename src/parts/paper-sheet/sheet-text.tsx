import type { ReactNode } from 'react'
import { RichText } from '../rich-text/rich-text.tsx'
import { sheetLanguage } from './sheet-language.ts'

export interface SheetTextProps {
  readonly text: string
  /** Paragraphs rather than inline text. */
  readonly block?: boolean
  /** A reading passage: first lines indented. */
  readonly passage?: boolean
  readonly renderBlank?: (number: number) => ReactNode
  readonly renderSlot?: (digits: string) => ReactNode
  readonly className?: string | undefined
}

/** Rich text in print, in the surrounding size and column. */
export const SheetText = ({ text, block = false, ...rest }: SheetTextProps) => (
  <RichText text={text} lang={sheetLanguage(text)} size="inherit" inline={!block} {...rest} />
)
