import { Text } from '@mantine/core'
import { useState } from 'react'
import type { PageReadingRow, ScanItemRow } from '#api/contract/schemas/scans.ts'
import { FormDialog } from '#ui/form-dialog/form-dialog.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { correctionTexts } from '../correction.texts.ts'
import { groupTexts } from '../group.texts.ts'
import { useCorrection } from '../use-correction.ts'
import { AnswerChoice } from './answer-choice.tsx'
import { Original } from './group-panel.tsx'

export interface CorrectionDialogProps {
  readonly scanId: number
  readonly reading: PageReadingRow
  readonly item: ScanItemRow
  /** Whose page it is. */
  readonly name: string
  readonly onDone: () => void
  readonly onClose: () => void
}

/** One answer of a page beside its original, for a person who sees that it says something else. */
export function CorrectionDialog({ scanId, reading, item, name, onDone, onClose }: CorrectionDialogProps) {
  const texts = useTexts(correctionTexts)
  const { crop, open } = useTexts(groupTexts)
  const { isBusy, failure, correct } = useCorrection(scanId, onDone)
  const [answer, setAnswer] = useState(reading.value)
  const { printed } = item
  const finish = async (wanted: string | null) => {
    if (await correct({ reading, printed }, wanted)) onClose()
  }
  return (
    <FormDialog
      title={texts.title(printed)}
      intro={<Standing reading={reading} name={name} />}
      submit={answer === null ? texts.choose : texts.submit(answer === '' ? open : answer)}
      submitting={texts.submitting}
      isBusy={isBusy}
      isUnready={answer === null || answer === reading.value}
      failure={failure}
      discard={reading.isDecided ? { label: texts.takeBack, onDiscard: () => void finish(null) } : undefined}
      onSubmit={() => answer !== null && answer !== reading.value && void finish(answer)}
      onClose={onClose}
    >
      <Original reading={reading} alt={crop(printed, name)} />
      <AnswerChoice
        group={{ item, candidates: reading.candidates, readings: [reading] }}
        answer={answer}
        onChoose={setAnswer}
      />
    </FormDialog>
  )
}

/** What counts now, and who says so. */
function Standing({
  reading: { value, isDecided, confidence },
  name,
}: Pick<CorrectionDialogProps, 'reading' | 'name'>) {
  const texts = useTexts(correctionTexts)
  const { open } = useTexts(groupTexts)
  if (value === null) return <Text>{texts.isUnsure(name)}</Text>
  const answer = value === '' ? open : value
  return <Text>{isDecided ? texts.isDecided(name, answer) : texts.isRead(name, answer, confidence)}</Text>
}
