import { NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { rubricLimits } from '#domain/marking/rubric.ts'
import type { Criterion } from '#domain/questions/question.ts'
import { parsePoints, pointsText, type Tenths } from '#domain/values/score.ts'
import { useContentName } from '#parts/content-names/use-content-name.ts'
import { FormDialog } from '#ui/form-dialog/form-dialog.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { deskTexts } from './desk.texts.ts'
import type { Rubric } from './use-rubric.ts'

export interface RubricLineDialogProps {
  readonly rubric: Rubric
  readonly criteria: readonly Criterion[]
  readonly onClose: () => void
}

/** A comment with the points it adds or deducts, for this item and all its markers. */
export function RubricLineDialog({ rubric, criteria, onClose }: RubricLineDialogProps) {
  const texts = useTexts(deskTexts)
  const nameIn = useContentName()
  const [lineText, setLineText] = useState('')
  const [typed, setTyped] = useState('-0.5')
  const [criterion, setCriterion] = useState(0)
  const [wasTried, setWasTried] = useState(false)
  const max = criteria[criterion]?.max ?? 0
  const delta = deltaOf(typed, max)
  const isTextMissing = lineText.trim() === ''
  const submit = () => {
    setWasTried(true)
    if (!isTextMissing && delta !== null) rubric.add({ criterion, lineText, delta }, onClose)
  }
  return (
    <FormDialog
      title={texts.lineTitle}
      submit={texts.lineSave}
      submitting={texts.lineSaving}
      isBusy={rubric.isBusy}
      failure={rubric.failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        data-autofocus
        label={texts.lineText}
        description={texts.lineTextHint}
        maxLength={rubricLimits.text}
        value={lineText}
        error={wasTried && isTextMissing ? texts.lineTextMissing : null}
        onChange={(event) => setLineText(event.currentTarget.value)}
      />
      <TextInput
        label={texts.lineDelta}
        description={texts.lineDeltaHint}
        value={typed}
        error={wasTried && delta === null ? texts.lineDeltaWrong(pointsText(max)) : null}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {criteria.length > 1 && (
        <NativeSelect
          label={texts.lineCriterion}
          value={criterion}
          data={criteria.map(({ name }, index) => ({ value: String(index), label: nameIn(name) }))}
          onChange={(event) => setCriterion(Number(event.currentTarget.value))}
        />
      )}
    </FormDialog>
  )
}

/** Signed half points within the criterion, in tenths; null for anything else. */
function deltaOf(typed: string, max: Tenths): Tenths | null {
  const [, sign, points = ''] = /^\s*([-－−+]?)(.*)$/.exec(typed) ?? []
  const tenths = parsePoints(points)
  if (tenths === null || tenths > max) return null
  return sign === '' || sign === '+' ? tenths : -tenths
}
