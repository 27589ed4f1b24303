import { Stack, Text } from '@mantine/core'
import type { ownWrongNote } from '#api/contract/groups/own-wrong-note.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import type { Tenths } from '#domain/values/score.ts'
import { KeyText } from '#parts/paper-sheet/key-text.tsx'
import { SheetText } from '#parts/paper-sheet/sheet-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { ownWrongNoteTexts } from './wrong-note.texts.ts'

export interface RedoOutcomeProps {
  readonly outcome: OutputOf<typeof ownWrongNote.retry>
  readonly score: Tenths
}

/** The outcome of a retry: right or not, the progress, the right answer and why. */
export function RedoOutcome({ outcome, score }: RedoOutcomeProps) {
  const texts = useTexts(ownWrongNoteTexts)
  const { isRight, isMastered, rights, rightsNeeded, key, analysis } = outcome
  return (
    <Stack gap={6} p={12} bdrs="var(--r-2)" bg="var(--paper-1)" role="status">
      <b>{isRight === null ? texts.byPerson : isRight ? texts.right : texts.wrong}</b>
      {isRight === true && <Text fz="sm">{isMastered ? texts.masteredNow : texts.progress(rights, rightsNeeded)}</Text>}
      <KeyText answerKey={key} score={score} />
      {analysis !== '' && (
        <p>
          <b>{texts.why}</b> <SheetText text={analysis} />
        </p>
      )}
    </Stack>
  )
}
