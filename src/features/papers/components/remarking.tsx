import { Stack } from '@mantine/core'
import type { ScoreChange } from '#api/contract/groups/paper.ts'
import type { KeyCorrectionFailure, Remarking } from '#machines/key-correction/key-correction.types.ts'
import { ProgressBar } from '#parts/progress-bar/progress-bar.tsx'
import { ScoreChanges } from '#parts/score-changes/score-changes.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { correctKeyTexts } from '../correct-key.texts.ts'

export interface RemarkingProgressProps {
  readonly remarking: Remarking
  /** Set if the last poll got no response. */
  readonly failure: KeyCorrectionFailure | null
  /** Why there is a re-marking, if not for a corrected key. */
  readonly why?: string
}

/** The progress of the re-marking. */
export function RemarkingProgress({ remarking: { done, total }, failure, why }: RemarkingProgressProps) {
  const texts = useTexts(correctKeyTexts)
  const progress = total === 0 ? texts.waiting : texts.progress(done, total)
  return (
    <Stack gap={10} role="status">
      <p>{why ?? texts.running}</p>
      <ProgressBar marked={done} due={total} label={progress} />
      <Hint>{`${progress} ${texts.runsOn}`}</Hint>
      {failure !== null && <Hint>{texts.lookAgain(failure.message)}</Hint>}
    </Stack>
  )
}

/** The students whose scores changed, if any. */
export function RemarkingDone({ changes }: { readonly changes: readonly ScoreChange[] }) {
  const texts = useTexts(correctKeyTexts)
  if (changes.length === 0) return <p role="status">{texts.doneNone}</p>
  return (
    <Stack gap={10}>
      <p role="status">{texts.doneSome(changes.length)}</p>
      <ScoreChanges changes={changes} />
    </Stack>
  )
}

export interface RemarkingFailedProps {
  /** What stands now, and what to do, if the re-marking was not for a corrected key. */
  readonly why?: string
}

/** Some submissions could not be marked again. */
export function RemarkingFailed({ why }: RemarkingFailedProps) {
  const texts = useTexts(correctKeyTexts)
  return (
    <div role="alert">
      <ErrorText>{why ?? texts.failed}</ErrorText>
    </div>
  )
}
