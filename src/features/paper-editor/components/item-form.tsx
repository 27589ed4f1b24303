import { Stack, TextInput } from '@mantine/core'
import type { PaperItem } from '#domain/paper/paper.ts'
import { RichTextField } from '#parts/rich-text-editor/rich-text-field.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { problemOf } from '../question-draft.ts'
import { questionFormTexts } from '../question-form.texts.ts'
import { KeyFields } from './key-fields.tsx'
import { OptionFields } from './option-fields.tsx'
import css from './question-form.module.css'

export interface ItemFormProps {
  readonly item: PaperItem
  /** Null where the question has no other item. */
  readonly heading: string | null
  /** Its first field has the focus when it is there. */
  readonly takesFocus: boolean
  readonly onChange: (changes: Partial<PaperItem>) => void
}

/** What is asked, what is right, and why. */
export function ItemForm({ item, heading, takesFocus, onChange }: ItemFormProps) {
  const texts = useTexts(questionFormTexts)
  const problem = problemOf(item.key)
  const isChoice = item.key.kind === 'single' || item.key.kind === 'multiple'
  return (
    <Stack gap={12} component="fieldset" className={css['item']}>
      {heading !== null && <legend>{heading}</legend>}
      <RichTextField
        label={texts.stem}
        value={item.stem}
        takesFocus={takesFocus}
        onChange={(stem) => onChange({ stem })}
      />
      {isChoice && <OptionFields item={item} onChange={onChange} />}
      <KeyFields item={item} onChange={(key) => onChange({ key })} />
      {problem !== null && <ErrorText announced>{texts[problem]}</ErrorText>}
      <RichTextField label={texts.analysis} value={item.analysis} onChange={(analysis) => onChange({ analysis })} />
      <TextInput
        label={texts.knowledge}
        value={item.knowledge}
        onChange={(event) => onChange({ knowledge: event.currentTarget.value })}
      />
    </Stack>
  )
}
