import { Box } from '@mantine/core'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useTexts } from '#ui/language/language-context.tsx'
import { itemTexts } from './item.texts.ts'
import css from './item.module.css'

/** What numbers, solutions and ranges need and a phone's keyboard hides. */
export const blankSymbols = ['√', 'π', '²', '³', '/', '−', '±', '≤', '≥', '≠', '°', '∞'] as const

/** With those of proofs. */
export const proofSymbols = [...blankSymbols, '∵', '∴', '∠', '△', '⊥', '∥', '≌', '∽', '⊙', '×', '∈', '∪'] as const

export interface SymbolKeysProps {
  readonly symbols: readonly string[]
  /** In one row that scrolls sideways, for many above a field: it must stay in view on a phone. */
  readonly isStrip?: boolean
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly value: string
  /** As many characters as the field takes. */
  readonly longest: number
  readonly onChange: (value: string) => void
}

const rows = { gridTemplateColumns: 'repeat(6, 1fr)' }
const strip = { gridAutoFlow: 'column', gridAutoColumns: 'calc(46 * var(--u))', overflowX: 'auto' } as const

/** Keys for signs of maths, which go where the caret of a field is. */
export function SymbolKeys({ symbols, isStrip = false, field, value, longest, onChange }: SymbolKeysProps) {
  const texts = useTexts(itemTexts)
  const caret = useRef<number | null>(null)
  // A controlled field moves the caret to the end when its text changes from outside.
  useLayoutEffect(() => {
    if (caret.current !== null) field.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  const insert = (symbol: string) => {
    const { selectionStart = value.length, selectionEnd = value.length } = field.current ?? {}
    const next = value.slice(0, selectionStart) + symbol + value.slice(selectionEnd)
    field.current?.focus()
    if (next.length > longest) return
    caret.current = selectionStart + symbol.length
    onChange(next)
  }
  return (
    <Box
      display="grid"
      my={10}
      style={{ gap: 'calc(8 * var(--u))', ...(isStrip ? strip : rows) }}
      role="group"
      aria-label={texts.symbols}
    >
      {symbols.map((symbol) => (
        <button
          key={symbol}
          type="button"
          className={css['symbol']}
          aria-label={texts.insert(symbol)}
          // The field keeps the focus, and with it the phone's keyboard.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => insert(symbol)}
        >
          {symbol}
        </button>
      ))}
    </Box>
  )
}
