import { TextInput } from '@mantine/core'
import type { Criterion } from '#domain/questions/question.ts'
import { RichTextField } from '#parts/rich-text-editor/rich-text-field.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { inspectorTexts } from '../inspector.texts.ts'
import { questionFormTexts } from '../question-form.texts.ts'
import css from './inspector.module.css'

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
      <p className={css['label']}>{inspector.criteria}</p>
      {criteria.map(({ name, hint }, index) => (
        // Criteria have no identity except their position.
        <div key={index} className={css['criterion']}>
          <TextInput
            aria-label={texts.criterion(index + 1)}
            value={name}
            onChange={(event) => change(index, { name: event.currentTarget.value })}
          />
          <RichTextField
            hidesLabel
            label={texts.criterionHint(index + 1)}
            value={hint}
            onChange={(changed) => change(index, { hint: changed })}
          />
        </div>
      ))}
    </div>
  )
}
