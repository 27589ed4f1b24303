import { NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { rubricLimits } from '#domain/marking/rubric.ts'
import type { Criterion } from '#domain/questions/question.ts'
import { parsePoints, pointsText, type Tenths } from '#domain/values/score.ts'
import { useTyped } from '#parts/draft/use-typed.ts'
import { useContentName } from '#parts/content-names/use-content-name.ts'
import { FormDialog } from '#ui/form-dialog/form-dialog.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { markingToolTexts } from './marking-tools.texts.ts'
import type { Rubric } from './use-rubric.ts'

export interface RubricLineDialogProps {
  readonly rubric: Rubric
  readonly criteria: readonly Criterion[]
  readonly onClose: () => void
}

const untyped = { lineText: '', delta: '-0.5', criterion: 0 }

/** A comment with the points it adds or deducts, for this item and all its markers. */
export function RubricLineDialog({ rubric, criteria, onClose }: RubricLineDialogProps) {
  const texts = useTexts(markingToolTexts)
  const nameIn = useContentName()
  const { typed, change, drop } = useTyped(`rubric line ${rubric.itemId}`, untyped)
  const { lineText, criterion } = typed
  const [wasTried, setWasTried] = useState(false)
  const max = criteria[criterion]?.max ?? 0
  const delta = deltaOf(typed.delta, max)
  const isTextMissing = lineText.trim() === ''
  const leave = () => {
    drop()
    onClose()
  }
  const submit = () => {
    setWasTried(true)
    if (!isTextMissing && delta !== null) rubric.add({ criterion, lineText, delta }, leave)
  }
  return (
    <FormDialog
      title={texts.lineTitle}
      submit={texts.lineSave}
      submitting={texts.lineSaving}
      isBusy={rubric.isBusy}
      failure={rubric.failure}
      onSubmit={submit}
      onClose={leave}
    >
      <TextInput
        data-autofocus
        label={texts.lineText}
        description={texts.lineTextHint}
        maxLength={rubricLimits.text}
        value={lineText}
        error={wasTried && isTextMissing ? texts.lineTextMissing : null}
        onChange={(event) => change({ lineText: event.currentTarget.value })}
      />
      <TextInput
        label={texts.lineDelta}
        description={texts.lineDeltaHint}
        value={typed.delta}
        error={wasTried && delta === null ? texts.lineDeltaWrong(pointsText(max)) : null}
        onChange={(event) => change({ delta: event.currentTarget.value })}
      />
      {criteria.length > 1 && (
        <NativeSelect
          label={texts.lineCriterion}
          value={criterion}
          data={criteria.map(({ name }, index) => ({ value: String(index), label: nameIn(name) }))}
          onChange={(event) => change({ criterion: Number(event.currentTarget.value) })}
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
