import { ActionIcon, Box, Button, Group, Text, TextInput } from '@mantine/core'
import { Fragment, useId } from 'react'
import { pointsText } from '#domain/values/score.ts'
import { ContentNameField } from '#parts/content-names/content-name-field.tsx'
import { RichTextField } from '#parts/rich-text-editor/rich-text-field.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { correctKeyTexts } from '../correct-key.texts.ts'
import { type CriterionDraft, draftTotal, emptyCriterion } from '../key-draft.ts'

export interface CriteriaEditorProps {
  readonly criteria: readonly CriterionDraft[]
  /** The item's score ("15"). */
  readonly points: string
  readonly onChange: (criteria: readonly CriterionDraft[]) => void
}

/** The marking criteria of a written item, and their sum. */
export function CriteriaEditor({ criteria, points, onChange }: CriteriaEditorProps) {
  const texts = useTexts(correctKeyTexts)
  const titleId = useId()
  const change = (index: number, changes: Partial<CriterionDraft>) =>
    onChange(criteria.map((one, at) => (at === index ? { ...one, ...changes } : one)))
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>{texts.criteria}</h3>
      <Box
        display="grid"
        style={{
          gridTemplateColumns: 'calc(150 * var(--u)) minmax(0, 1fr) calc(76 * var(--u)) auto',
          gap: 'calc(6 * var(--u)) calc(8 * var(--u))',
          alignItems: 'start',
        }}
      >
        <Text span c="dimmed" fz="xs">
          {texts.nameHead}
        </Text>
        <Text span c="dimmed" fz="xs">
          {texts.hintHead}
        </Text>
        <Text span c="dimmed" fz="xs">
          {texts.pointsHead}
        </Text>
        <span />
        {criteria.map((criterion, index) => (
          // Criteria have no identity except their position.
          <Fragment key={index}>
            <CriterionFields criterion={criterion} number={index + 1} onChange={(changes) => change(index, changes)} />
            <ActionIcon
              color="gray"
              aria-label={texts.removeCriterion(index + 1)}
              disabled={criteria.length === 1}
              onClick={() => onChange(criteria.filter((_, at) => at !== index))}
            >
              <Icon name="close" small />
            </ActionIcon>
          </Fragment>
        ))}
      </Box>
      <Group justify="space-between" wrap="nowrap" gap={0} c="dimmed" fz="sm">
        <Button
          ml="calc(-8 * var(--u) - 1px)"
          size="compact-sm"
          variant="subtle"
          onClick={() => onChange([...criteria, emptyCriterion])}
        >
          {texts.addCriterion}
        </Button>
        {texts.sum(pointsText(draftTotal(criteria)), points)}
      </Group>
    </section>
  )
}

interface CriterionFieldsProps {
  readonly criterion: CriterionDraft
  readonly number: number
  readonly onChange: (changes: Partial<CriterionDraft>) => void
}

function CriterionFields({ criterion, number, onChange }: CriterionFieldsProps) {
  const texts = useTexts(correctKeyTexts)
  return (
    <>
      <ContentNameField
        aria-label={texts.fieldName(number)}
        value={criterion.name}
        onChange={(name) => onChange({ name })}
      />
      <RichTextField
        hidesLabel
        label={texts.fieldHint(number)}
        value={criterion.hint}
        onChange={(hint) => onChange({ hint })}
      />
      <TextInput
        aria-label={texts.fieldPoints(number)}
        inputMode="decimal"
        value={criterion.points}
        onChange={(event) => onChange({ points: event.currentTarget.value })}
      />
    </>
  )
}
