import { Box, Stack } from '@mantine/core'
import { pointsText } from '#domain/values/score.ts'
import { KeyText } from '#parts/paper-sheet/key-text.tsx'
import { SheetText } from '#parts/paper-sheet/sheet-text.tsx'
import type { PaperItem } from '#parts/paper-sheet/paper-sheet.types.ts'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { correctKeyTexts } from '../correct-key.texts.ts'
import type { useKeyCorrection } from '../use-key-correction.ts'
import { KeyEditor } from './key-editor.tsx'

export interface CorrectionFormProps {
  readonly correction: ReturnType<typeof useKeyCorrection>
  readonly item: PaperItem
}

/** The question, its present key, the corrected one, and the effect of correcting it. */
export function CorrectionForm({ correction, item }: CorrectionFormProps) {
  const texts = useTexts(correctKeyTexts)
  const { draft, presentKey, problem, failure } = correction
  const message = problem === null ? failureText(texts, failure) : texts[problem]
  // A model answer is long, and its field already shows it unless somebody else has changed it.
  const showsPresent = presentKey.kind !== 'written' || failure?.kind === 'changed'
  return (
    <Stack gap={14}>
      {item.stem !== '' && <SheetText text={item.stem} block />}
      {showsPresent && (
        <Box px={14} py={10} bdrs="sm" bg="var(--paper-1)" fz="sm">
          <KeyText answerKey={presentKey} label={texts.present} score={item.score} />
        </Box>
      )}
      <KeyEditor item={item} draft={draft} points={pointsText(item.score)} onChange={correction.edit} />
      <Hint>{item.kind === 'written' ? texts.remarksNothing : texts.remarks}</Hint>
      {message !== null && (
        <div role="alert">
          <ErrorText>{message}</ErrorText>
        </div>
      )}
    </Stack>
  )
}

type Texts = (typeof correctKeyTexts)['zh-CN']

function failureText(texts: Texts, failure: CorrectionFormProps['correction']['failure']): string | null {
  if (failure === null) return null
  if (failure.kind === 'changed') return texts.changed
  return failure.kind === 'unanswered' ? texts.unanswered(failure.message) : failure.message
}
