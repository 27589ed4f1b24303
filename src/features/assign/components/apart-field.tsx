import { NumberInput } from '@mantine/core'
import { useTexts } from '#ui/language/language-context.tsx'
import { turnsTexts } from '../turns.texts.ts'
import type { AssignPaper } from '../use-assign-paper.ts'
import { groupCountOf } from '../use-turns.ts'
import { fieldError } from './field-error.tsx'

/**
 * The gap between the starts of several classes, or of one class's groups; nothing if there is nothing to space out.
 */
export function ApartField({ assigning }: { readonly assigning: AssignPaper }) {
  const { form, setForm, errors, members, chosen } = assigning
  const texts = useTexts(turnsTexts)
  const groups = groupCountOf({ form, members })
  const isSeveral = chosen.length > 1
  // A value typed earlier can still be removed when there is nothing left to space out.
  if (!isSeveral && groups === 0 && form.minutesApart === null) return null
  const hint = groups === 0 ? texts.noGroups : texts.groupsHint(groups)
  return (
    <NumberInput
      label={isSeveral ? texts.classesApart : texts.groupsApart}
      description={isSeveral ? texts.classesHint : hint}
      value={form.minutesApart ?? ''}
      clampBehavior="none"
      allowDecimal={false}
      allowNegative={false}
      hideControls
      error={fieldError(errors.minutesApart)}
      onChange={(value) => setForm({ ...form, minutesApart: typeof value === 'number' ? value : null })}
    />
  )
}
