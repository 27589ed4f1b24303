import { ActionIcon, Box, Button, Group, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { ChosenQuestion } from '#api/contract/schemas/paper-imports.ts'
import { letters, type FoundFault } from '#domain/import/draft-faults.ts'
import { kindsOf } from '#domain/import/draft-type.ts'
import { importLimits } from '#domain/import/import-limits.ts'
import { parsePoints, pointsText } from '#domain/values/score.ts'
import { KnowledgeChoice } from '#parts/knowledge-choice/knowledge-choice.tsx'
import { questionFaultTexts } from '#parts/question-faults/question-faults.texts.ts'
import { RichTextField } from '#parts/rich-text-editor/rich-text-field.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { kindTexts } from '../import-words.texts.ts'
import { reviewTexts } from '../review.texts.ts'

type Item = ChosenQuestion['items'][number]

interface ItemFieldsProps {
  /** Null for the only item. */
  readonly name: string | null
  readonly item: Item
  readonly subjectId: number
  readonly isBusy: boolean
  readonly faults: readonly FoundFault[]
  readonly onChange: (item: Item) => void
}

/** The question and the right answer. */
export function ItemFields({ name, item, subjectId, isBusy, faults, onChange }: ItemFieldsProps) {
  const texts = useTexts(reviewTexts)
  const faultWords = useTexts(questionFaultTexts)
  const kindWords = useTexts(kindTexts)
  const change = (changes: Partial<Item>) => onChange({ ...item, ...changes })
  const isChoice = item.kind === 'single' || item.kind === 'multiple'
  const says = (...about: readonly FoundFault['fault'][]) => {
    const found = faults.find(({ fault }) => about.includes(fault))
    return found === undefined ? undefined : faultWords[found.fault]
  }
  const known = kindsOf(subjectId)
  const kinds = known.includes(item.kind) ? known : [item.kind, ...known]
  return (
    <Stack gap={12}>
      {name !== null && <Text fw={600}>{name}</Text>}
      <Group gap={12} grow>
        <NativeSelect
          label={texts.kind}
          value={item.kind}
          error={says('kindUnfit')}
          data={kinds.map((kind) => ({ value: kind, label: kindWords[kind] }))}
          onChange={({ currentTarget }) =>
            change({ kind: kinds.find((kind) => kind === currentTarget.value) ?? item.kind })
          }
        />
        <ScoreField item={item} error={says('scoreWrong')} onChange={(score) => change({ score })} />
      </Group>
      <RichTextField
        label={texts.stem}
        value={item.stem}
        error={says('stemMissing', 'tooLong')}
        disabled={isBusy}
        onChange={(stem) => change({ stem })}
      />
      {isChoice && (
        <OptionFields
          options={item.options}
          isBusy={isBusy}
          error={says('optionsMissing', 'optionEmpty', 'tooManyOptions')}
          onChange={(options) => change({ options })}
        />
      )}
      <RightField
        item={item}
        isBusy={isBusy}
        error={says('rightMissing', 'rightUnknown', 'severalRight', 'rightRepeated')}
        onChange={(right) => change({ right })}
      />
      <RichTextField
        label={texts.analysis}
        value={item.analysis}
        disabled={isBusy}
        onChange={(analysis) => change({ analysis })}
      />
      <KnowledgeChoice subjectId={subjectId} value={item} disabled={isBusy} onChange={change} />
    </Stack>
  )
}

interface FieldProps<Value> {
  readonly error: string | undefined
  readonly onChange: (value: Value) => void
}

function ScoreField({ item: { score }, error, onChange }: FieldProps<number | null> & { readonly item: Item }) {
  const texts = useTexts(reviewTexts)
  const [typed, setTyped] = useState(score === null ? '' : pointsText(score))
  return (
    <TextInput
      label={texts.score}
      placeholder={texts.scoreHint}
      value={typed}
      error={error}
      inputMode="decimal"
      onChange={({ currentTarget: { value } }) => {
        setTyped(value)
        // Zero cannot be scored: it marks the field as invalid.
        onChange(value.trim() === '' ? null : (parsePoints(value) ?? 0))
      }}
    />
  )
}

interface OptionFieldsProps extends FieldProps<string[]> {
  readonly options: readonly string[]
  readonly isBusy: boolean
}

function OptionFields({ options, isBusy, error, onChange }: OptionFieldsProps) {
  const texts = useTexts(reviewTexts)
  const letterOf = (index: number) => letters[index] ?? String.fromCodePoint(65 + index)
  return (
    <Stack gap={6}>
      {options.map((option, index) => (
        // Options are never reordered, so the index is a stable key.
        <Group key={index} gap={6} wrap="nowrap">
          <span aria-hidden="true">{letterOf(index)}</span>
          <Box flex={1} miw={0}>
            <RichTextField
              label={texts.option(letterOf(index))}
              hidesLabel
              value={option}
              disabled={isBusy}
              onChange={(typed) => onChange(options.map((one, at) => (at === index ? typed : one)))}
            />
          </Box>
          <ActionIcon
            variant="subtle"
            aria-label={texts.dropOption(letterOf(index))}
            onClick={() => onChange(options.filter((_, at) => at !== index))}
          >
            <Icon name="close" small />
          </ActionIcon>
        </Group>
      ))}
      {error !== undefined && (
        <Text c="var(--bad)" fz="sm">
          {error}
        </Text>
      )}
      <div>
        <Button size="xs" disabled={options.length >= importLimits.options} onClick={() => onChange([...options, ''])}>
          {texts.addOption}
        </Button>
      </div>
    </Stack>
  )
}

interface RightFieldProps extends FieldProps<string[]> {
  readonly item: Item
  readonly isBusy: boolean
}

/** Letters on one line, alternative answers one per line; a model answer is rich text. */
function RightField({ item: { kind, right }, isBusy, error, onChange }: RightFieldProps) {
  const texts = useTexts(reviewTexts)
  if (kind === 'single' || kind === 'multiple')
    return (
      <TextInput
        label={texts.right}
        description={texts.rightLetters}
        value={right.join('')}
        error={error}
        onChange={({ currentTarget }) =>
          onChange([
            ...currentTarget.value
              .normalize('NFKC')
              .toUpperCase()
              .replaceAll(/[^A-Z]/g, ''),
          ])
        }
      />
    )
  if (kind === 'written')
    return (
      <RichTextField
        label={texts.right}
        hint={texts.rightModel}
        value={right.join('\n')}
        error={error}
        disabled={isBusy}
        onChange={(model) => onChange(model === '' ? [] : [model])}
      />
    )
  return (
    <Textarea
      label={texts.right}
      description={texts.rightAnswers}
      value={right.join('\n')}
      error={error}
      autosize
      maxRows={6}
      onChange={({ currentTarget: { value } }) => onChange(value === '' ? [] : value.split('\n'))}
    />
  )
}
