import { Box } from '@mantine/core'
import { useTexts } from '#ui/language/language-context.tsx'
import { KeyText } from './key-text.tsx'
import { sheetTexts } from './sheet.texts.ts'

export interface TypesetAnswersProps {
  readonly kind: 'blank' | 'number'
  /** As typed. */
  readonly answers: readonly string[]
}

/** How accepted answers print, shown below their field; nothing if they print as typed. */
export function TypesetAnswers({ kind, answers }: TypesetAnswersProps) {
  const texts = useTexts(sheetTexts)
  if (!answers.some(isFormula)) return null
  return (
    <Box mt={4} lang="zh-CN">
      <KeyText answerKey={{ kind, accept: answers }} label={texts.printsAs} score={0} />
    </Box>
  )
}

/** Whether an answer contains LaTeX or rich-text markup. */
const isFormula = (answer: string): boolean => /[\\^_$]/.test(answer)
