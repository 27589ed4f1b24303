import { Stack, TextInput } from '@mantine/core'
import { memo, useCallback } from 'react'
import type { PaperItem } from '#domain/paper/paper.ts'
import type { AnswerKey } from '#domain/questions/question.ts'
import { RichTextField } from '#parts/rich-text-editor/rich-text-field.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { problemOf, withItem } from '../question-draft.ts'
import { questionFormTexts } from '../question-form.texts.ts'
import type { ChangeQuestion } from '../use-question-draft.ts'
import { KeyFields } from './key-fields.tsx'
import { OptionFields } from './option-fields.tsx'
import css from './inspector.module.css'

export interface ItemFormProps {
  /** Its position in the question. */
  readonly index: number
  readonly item: PaperItem
  /** Null if the question has no other item. */
  readonly heading: string | null
  /** Whether its first field is focused on mount. */
  readonly takesFocus: boolean
  readonly change: ChangeQuestion
}

/** Stem, key and analysis of an item. Typing in one part of it, or in another item, re-renders nothing else. */
export const ItemForm = memo(({ index, item, heading, takesFocus, change }: ItemFormProps) => {
  const texts = useTexts(questionFormTexts)
  const { key, options, score } = item
  const problem = problemOf(key)
  const isChoice = key.kind === 'single' || key.kind === 'multiple'
  const onChange = useCallback(
    (changes: Partial<PaperItem>) => change((before) => withItem(before, index, changes)),
    [change, index],
  )
  const onKey = useCallback((changed: AnswerKey) => onChange({ key: changed }), [onChange])
  const onAnalysis = useCallback((analysis: string) => onChange({ analysis }), [onChange])
  return (
    <Stack gap={12} component="fieldset" className={css['item']}>
      {heading !== null && <legend>{heading}</legend>}
      <RichTextField
        label={texts.stem}
        value={item.stem}
        takesFocus={takesFocus}
        onChange={(stem) => onChange({ stem })}
      />
      {isChoice && <OptionFields options={options} answer={key} onChange={onChange} />}
      <KeyFields answer={key} options={options} score={score} onChange={onKey} />
      {problem !== null && <ErrorText announced>{texts[problem]}</ErrorText>}
      <AnalysisField label={texts.analysis} value={item.analysis} onChange={onAnalysis} />
      <TextInput
        label={texts.knowledge}
        value={item.knowledge}
        onChange={(event) => onChange({ knowledge: event.currentTarget.value })}
      />
    </Stack>
  )
})
ItemForm.displayName = 'ItemForm'

const AnalysisField = memo(RichTextField)
