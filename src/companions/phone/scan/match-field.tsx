import { TextInput } from '@mantine/core'
import { useEffect, useRef } from 'react'
import type { AskProblem } from '#machines/phone-scan/phone-scan.types.ts'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import css from './scan.module.css'
import { scanTexts } from './scan.texts.ts'

export interface MatchFieldProps {
  readonly value: string
  readonly problem: AskProblem | null
  readonly onChange: (text: string) => void
}

/** The two digits shown on the computer. An error moves the focus back to the field. */
export function MatchField({ value, problem, onChange }: MatchFieldProps) {
  const texts = useTexts(scanTexts)
  const field = useRef<HTMLInputElement>(null)
  const wrong = wrongOf(problem)
  useEffect(() => {
    if (wrongOf(problem) !== null) field.current?.focus()
  }, [problem])
  return (
    <div className={css['match']}>
      <TextInput
        ref={field}
        size="lg"
        label={texts.match}
        description={texts.matchWhy}
        error={wrong !== null && <ErrorText>{texts[wrong]}</ErrorText>}
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        classNames={{ input: css['digits'] ?? '' }}
      />
    </div>
  )
}

/** What is wrong with the number; null if nothing is, or if the problem lies elsewhere. */
const wrongOf = (problem: AskProblem | null): 'matchMissing' | 'matchWrong' | null =>
  problem?.kind === 'matchMissing' || problem?.kind === 'matchWrong' ? problem.kind : null
