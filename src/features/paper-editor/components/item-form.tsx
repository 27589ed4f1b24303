import { Stack, TextInput } from '@mantine/core'
import { memo, useCallback } from 'react'
import type { PaperItem } from '#domain/paper/paper.ts'
import type { AnswerKey } from '#domain/questions/question.ts'
import { RichTextField } from '#parts/rich-text-editor/rich-text-field.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { type ChangeItem, problemOf, withItem, withItemBy } from '../question-draft.ts'
import { questionFormTexts } from '../question-form.texts.ts'
import type { QuestionTyping } from '../question-typing.ts'
import { KeyFields } from './key-fields.tsx'
import { OptionFields } from './option-fields.tsx'
import css from './inspector.module.css'

export interface ItemFormProps extends Pick<QuestionTyping, 'change' | 'changeTyped'> {
  /** Its position in the question. */
  readonly index: number
  readonly item: PaperItem
  /** Null if the question has no other item. */
  readonly heading: string | null
  /** Whether its first field is focused on mount. */
  readonly takesFocus: boolean
}

/** Stem, key and analysis of an item. Typing in one part of it, or in another item, re-renders nothing else. */
export const ItemForm = memo(({ index, item, heading, takesFocus, change, changeTyped }: ItemFormProps) => {
  const texts = useTexts(questionFormTexts)
  const { key, options, score } = item
  const problem = problemOf(key)
  const isChoice = key.kind === 'single' || key.kind === 'multiple'
  const onChange = useCallback(
    (changes: Partial<PaperItem>) => change((before) => withItem(before, index, changes)),
    [change, index],
  )
  const onTyped = useCallback(
    (changesOf: ChangeItem) => changeTyped((before) => withItemBy(before, index, changesOf)),
    [changeTyped, index],
  )
  const onKey = useCallback((changed: AnswerKey) => onChange({ key: changed }), [onChange])
  const onAnalysis = useCallback((analysis: string) => onTyped(() => ({ analysis })), [onTyped])
  return (
    <Stack gap={12} component="fieldset" className={css['item']}>
      {heading !== null && <legend>{heading}</legend>}
      <RichTextField
        label={texts.stem}
        value={item.stem}
        takesFocus={takesFocus}
        onChange={(stem) => onTyped(() => ({ stem }))}
      />
      {isChoice && <OptionFields options={options} answer={key} onChange={onChange} onTyped={onTyped} />}
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
