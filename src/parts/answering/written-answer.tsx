import { Text } from '@mantine/core'
import { useId, useRef } from 'react'
import { longestAnswer } from '#api/contract/groups/student.ts'
import type { SubjectFamily } from '#domain/questions/question-types.ts'
import { Hint } from '#ui/hint/hint.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { itemTexts } from './item.texts.ts'
import { proofSymbols, SymbolKeys } from './symbol-keys.tsx'
import { wantedLength, writtenLength } from './written-length.ts'
import css from './item.module.css'

export interface WrittenAnswerProps {
  readonly label: string
  readonly family: SubjectFamily
  /** The instructions of the assignment, which may say how long the answer should be. */
  readonly assignment: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A composition or a worked answer on ruled lines, with its length as a teacher counts it. */
export function WrittenAnswer({ label, family, assignment, value, onChange }: WrittenAnswerProps) {
  const texts = useTexts(itemTexts)
  const countId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const length = writtenLength(value, family)
  const range = wantedLength(assignment)
  const isFull = value.length >= longestAnswer
  return (
    <div>
      <Hint id={countId} mt={-6} mb={6} ta="right">
        {family === 'english' ? texts.words(length) : texts.characters(length)}
        {range !== null && <> · {texts.wantedLength(range.least, range.most)}</>}
        {isFull && (
          <Text span c="var(--need)">
            {' '}
            {texts.longest(longestAnswer)}
          </Text>
        )}
      </Hint>
      {family === 'maths' && (
        <SymbolKeys
          symbols={proofSymbols}
          isStrip
          field={field}
          value={value}
          longest={longestAnswer}
          onChange={onChange}
        />
      )}
      <textarea
        ref={field}
        className={css['lines']}
        aria-label={label}
        aria-describedby={countId}
        lang={family === 'english' ? 'en' : undefined}
        maxLength={longestAnswer}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  )
}
