import { type KeyboardEvent, useRef } from 'react'
import { longestAnswer } from '#api/contract/groups/student.ts'
import type { SubjectFamily } from '#domain/questions/question-types.ts'
import { blankSymbols, SymbolKeys } from './symbol-keys.tsx'
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

/** A word, a sentence, a number or an expression. The browser must not correct what the student writes. */
export function TextAnswer({ label, family, value, isLong, onChange, onEnter }: TextAnswerProps) {
  const field = useRef<HTMLTextAreaElement>(null)
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
      {family === 'maths' && (
        <SymbolKeys symbols={blankSymbols} field={field} value={value} longest={longestAnswer} onChange={onChange} />
      )}
    </>
  )
}
