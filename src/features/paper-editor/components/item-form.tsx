import { ActionIcon, Group, Stack } from '@mantine/core'
import { memo, useCallback } from 'react'
import type { PaperItem } from '#domain/paper/paper.ts'
import { withoutItem } from '#domain/paper/question-items.ts'
import type { UnfinishedFault } from '#domain/paper/unfinished.ts'
import type { OpenKey } from '#domain/questions/question.ts'
import { KnowledgeChoice } from '#parts/knowledge-choice/knowledge-choice.tsx'
import { questionFaultTexts } from '#parts/question-faults/question-faults.texts.ts'
import { RichTextField } from '#parts/rich-text-editor/rich-text-field.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { newQuestionTexts } from '../new-question.texts.ts'
import { type ChangeItem, withItem, withItemBy } from '../question-draft.ts'
import { questionFormTexts } from '../question-form.texts.ts'
import type { QuestionTyping } from '../question-typing.ts'
import { KeyFields } from './key-fields.tsx'
import { OptionFields } from './option-fields.tsx'
import css from './inspector.module.css'

export interface ItemFormProps extends Pick<QuestionTyping, 'change' | 'changeTyped' | 'changeAtOnce'> {
  /** Its position in the question. */
  readonly index: number
  readonly item: PaperItem
  readonly subjectId: number
  /** Null if the question has no other item. */
  readonly heading: string | null
  /** Whether its first field is focused on mount. */
  readonly takesFocus: boolean
  /** The shared text has blanks, but none for it. */
  readonly lacksBlank: boolean
  /** What the item still lacks, as far as that is to be said. */
  readonly stemFault: UnfinishedFault | null
  readonly optionFault: UnfinishedFault | null
  readonly lacksAnswer: boolean
}

/** Stem, key and analysis of an item. Typing in one part of it, or in another item, re-renders nothing else. */
export const ItemForm = memo((props: ItemFormProps) => {
  const { index, item, subjectId, heading, takesFocus, lacksBlank, stemFault, optionFault, lacksAnswer } = props
  const { change, changeTyped, changeAtOnce } = props
  const texts = useTexts(questionFormTexts)
  const faultWords = useTexts(questionFaultTexts)
  const { itemId, key, options, score } = item
  const isChoice = key.kind === 'single' || key.kind === 'multiple'
  const onChange = useCallback(
    (changes: Partial<PaperItem>) => change((before) => withItem(before, index, changes)),
    [change, index],
  )
  const onTyped = useCallback(
    (changesOf: ChangeItem) => changeTyped((before) => withItemBy(before, index, changesOf)),
    [changeTyped, index],
  )
  const onKey = useCallback((changed: OpenKey) => onChange({ key: changed }), [onChange])
  const onAnalysis = useCallback((analysis: string) => onTyped(() => ({ analysis })), [onTyped])
  return (
    <Stack gap={12} miw={0} component="fieldset" className={css['item']}>
      {heading !== null && (
        <ItemHead
          heading={heading}
          number={index + 1}
          onRemove={() => changeAtOnce((before) => withoutItem(before, itemId))}
        />
      )}
      {lacksBlank && <ErrorText>{texts.blankMissingHere}</ErrorText>}
      <RichTextField
        label={texts.stem}
        value={item.stem}
        takesFocus={takesFocus}
        error={stemFault !== null && faultWords[stemFault]}
        onChange={(stem) => onTyped(() => ({ stem }))}
      />
      {isChoice && <OptionFields options={options} answer={key} onChange={onChange} onTyped={onTyped} />}
      {optionFault !== null && <ErrorText announced>{faultWords[optionFault]}</ErrorText>}
      <KeyFields answer={key} options={options} score={score} onChange={onKey} />
      {lacksAnswer && <ErrorText announced>{isChoice ? texts.noChoice : texts.noAnswer}</ErrorText>}
      <AnalysisField label={texts.analysis} value={item.analysis} onChange={onAnalysis} />
      <KnowledgeChoice subjectId={subjectId} value={item} onChange={onChange} />
    </Stack>
  )
})
ItemForm.displayName = 'ItemForm'

interface ItemHeadProps {
  readonly heading: string
  readonly number: number
  readonly onRemove: () => void
}

function ItemHead({ heading, number, onRemove }: ItemHeadProps) {
  const texts = useTexts(newQuestionTexts)
  return (
    <legend style={{ marginBottom: 'calc(8 * var(--u))', fontWeight: 'var(--w-strong)' }}>
      <Group gap={6}>
        {heading}
        <ActionIcon color="gray" aria-label={texts.removeItem(number)} onClick={onRemove}>
          <Icon name="trash" small />
        </ActionIcon>
      </Group>
    </legend>
  )
}

const AnalysisField = memo(RichTextField)
