import { Box } from '@mantine/core'
import type { Criterion } from '#domain/questions/question.ts'
import { ContentNameField } from '#parts/content-names/content-name-field.tsx'
import { RichTextField } from '#parts/rich-text-editor/rich-text-field.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { inspectorTexts } from '../inspector.texts.ts'
import { questionFormTexts } from '../question-form.texts.ts'
import { FieldLabel } from './field-label.tsx'

export interface CriteriaWordsProps {
  readonly criteria: readonly Criterion[]
  readonly onChange: (criteria: readonly Criterion[]) => void
}

/** The names and descriptions of a written item's criteria; their points are next to the score. */
export function CriteriaWords({ criteria, onChange }: CriteriaWordsProps) {
  const texts = useTexts(questionFormTexts)
  const inspector = useTexts(inspectorTexts)
  const change = (index: number, changes: Partial<Criterion>) =>
    onChange(criteria.map((one, at) => (at === index ? { ...one, ...changes } : one)))
  return (
    <div>
      <FieldLabel>{inspector.criteria}</FieldLabel>
      {criteria.map(({ name, hint }, index) => (
        // Criteria have no identity except their position.
        <Box
          key={index}
          display="grid"
          mb={6}
          style={{ gridTemplateColumns: 'calc(120 * var(--u)) minmax(0, 1fr)', gap: 'calc(8 * var(--u))' }}
        >
          <ContentNameField
            aria-label={texts.criterion(index + 1)}
            value={name}
            onChange={(changed) => change(index, { name: changed })}
          />
          <RichTextField
            hidesLabel
            label={texts.criterionHint(index + 1)}
            value={hint}
            onChange={(changed) => change(index, { hint: changed })}
          />
        </Box>
      ))}
    </div>
  )
}
