import { Fieldset, Group, NativeSelect, Stack, TextInput } from '@mantine/core'
import type { ChosenQuestion } from '#api/contract/schemas/paper-imports.ts'
import type { FoundFault } from '#domain/import/draft-faults.ts'
import { RichTextGroup } from '#parts/rich-text-editor/rich-text-group.tsx'
import { RichTextField } from '#parts/rich-text-editor/rich-text-field.tsx'
import { RichTextTools } from '#parts/rich-text-editor/rich-text-tools.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { difficultyTexts, levelNames } from '../import-words.texts.ts'
import { reviewTexts } from '../review.texts.ts'
import { ItemFields } from './item-fields.tsx'

interface DraftFieldsProps {
  readonly question: ChosenQuestion
  readonly subjectId: number
  readonly faults: readonly FoundFault[]
  readonly isBusy: boolean
  readonly onChange: (question: ChosenQuestion) => void
}

const levels = [1, 2, 3] as const

/** All editable fields of a question. */
export function DraftFields({ question, subjectId, faults, isBusy, onChange }: DraftFieldsProps) {
  const texts = useTexts(reviewTexts)
  const levelTexts = useTexts(difficultyTexts)
  const { passage, difficulty, section, items } = question
  const hasPassage = passage !== '' || items.length > 1
  return (
    <Fieldset variant="unstyled" disabled={isBusy}>
      <RichTextGroup>
        <Stack gap={12}>
          <RichTextTools />
          {hasPassage && (
            <RichTextField
              label={texts.passage}
              value={passage}
              disabled={isBusy}
              onChange={(typed) => onChange({ ...question, passage: typed })}
            />
          )}
          {items.map((item, index) => (
            <ItemFields
              // Items are never reordered, so the index is a stable key.
              key={index}
              name={items.length > 1 ? texts.item(index + 1) : null}
              item={item}
              subjectId={subjectId}
              isBusy={isBusy}
              faults={faults.filter((found) => found.item === index || found.item === null)}
              onChange={(changed) =>
                onChange({ ...question, items: items.map((one, at) => (at === index ? changed : one)) })
              }
            />
          ))}
          <Group gap={12} grow>
            <NativeSelect
              label={texts.difficulty}
              value={String(difficulty)}
              data={levels.map((level) => ({ value: String(level), label: levelTexts[levelNames[level]] }))}
              onChange={({ currentTarget }) =>
                onChange({
                  ...question,
                  difficulty: levels.find((level) => String(level) === currentTarget.value) ?? 2,
                })
              }
            />
            <TextInput
              label={texts.section}
              value={section}
              onChange={({ currentTarget }) => onChange({ ...question, section: currentTarget.value })}
            />
          </Group>
        </Stack>
      </RichTextGroup>
    </Fieldset>
  )
}
