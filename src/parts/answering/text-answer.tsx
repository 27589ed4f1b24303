import { Box } from '@mantine/core'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { longestAnswer } from '#api/contract/groups/student.ts'
import type { SubjectFamily } from '#domain/questions/question-types.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { itemTexts } from './item.texts.ts'
import css from './item.module.css'

export interface TextAnswerProps {
  readonly label: string
  readonly family: SubjectFamily
  readonly value: string
  /** A sentence: several lines to write on, but a single answer. */
  readonly isLong: boolean
  readonly onChange: (value: string) => void
  readonly onEnter: () => void
}

const symbols = ['√', 'π', '²', '/', '−'] as const

/** A word, a sentence, a number or an expression. The browser must not correct what the student writes. */
export function TextAnswer({ label, family, value, isLong, onChange, onEnter }: TextAnswerProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const caret = useRef<number | null>(null)
  // A controlled field moves the caret to the end when its text changes from outside.
  useLayoutEffect(() => {
    if (caret.current !== null) field.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  const insert = (symbol: string) => {
    const { selectionStart = value.length, selectionEnd = value.length } = field.current ?? {}
    caret.current = selectionStart + symbol.length
    onChange(value.slice(0, selectionStart) + symbol + value.slice(selectionEnd))
    field.current?.focus()
  }
  const goOnAtEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onEnter()
  }
  return (
    <>
      <textarea
        ref={field}
        className={css['line']}
        aria-label={label}
        lang={family === 'english' ? 'en' : undefined}
        rows={isLong ? 3 : 1}
        maxLength={longestAnswer}
        enterKeyHint="next"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value.replaceAll('\n', ' '))}
        onKeyDown={goOnAtEnter}
      />
      {family === 'maths' && <SymbolRow onInsert={insert} />}
    </>
  )
}

function SymbolRow({ onInsert }: { readonly onInsert: (symbol: string) => void }) {
  const texts = useTexts(itemTexts)
  return (
    <Box
      display="grid"
      mt={10}
      style={{ gridTemplateColumns: 'repeat(5, 1fr)', gap: 'calc(8 * var(--u))' }}
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
          onClick={() => onInsert(symbol)}
        >
          {symbol}
        </button>
      ))}
    </Box>
  )
}
