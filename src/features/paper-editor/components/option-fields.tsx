import { ActionIcon, Button } from '@mantine/core'
import { memo } from 'react'
import type { PaperItem } from '#domain/paper/paper.ts'
import type { OpenKey } from '#domain/questions/question.ts'
import { RichTextField } from '#parts/rich-text-editor/rich-text-field.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { type ChangeItem, withoutOption, withOption, withText } from '../question-draft.ts'
import { questionFormTexts } from '../question-form.texts.ts'
import { FieldLabel } from './field-label.tsx'
import css from './inspector.module.css'

export interface OptionFieldsProps {
  readonly options: PaperItem['options']
  readonly answer: OpenKey
  readonly onChange: (changes: Partial<PaperItem>) => void
  readonly onTyped: (changesOf: ChangeItem) => void
}

const fewest = 2
const most = 7

/** The options of an item, one per line. */
export const OptionFields = memo(({ options, answer, onChange, onTyped }: OptionFieldsProps) => {
  const texts = useTexts(questionFormTexts)
  return (
    <div>
      <FieldLabel>{texts.options}</FieldLabel>
      {options.map(({ id, text }) => (
        <div key={id} className={css['option']}>
          <span aria-hidden="true">{id}</span>
          <RichTextField
            label={texts.option(id)}
            hidesLabel
            value={text}
            onChange={(typed) => onTyped((item) => ({ options: withText(item.options, id, typed) }))}
          />
          <ActionIcon
            color="gray"
            aria-label={texts.removeOption(id)}
            disabled={options.length <= fewest}
            onClick={() => onChange(withoutOption({ options, key: answer }, id))}
          >
            <Icon name="close" small />
          </ActionIcon>
        </div>
      ))}
      {options.length < most && (
        <Button size="compact-sm" variant="subtle" onClick={() => onChange({ options: withOption(options) })}>
          {texts.addOption}
        </Button>
      )}
    </div>
  )
})
OptionFields.displayName = 'OptionFields'
