import {
  type ComboboxItem,
  type ComboboxParsedItem,
  type ComboboxRenderPillInput,
  Group,
  MultiSelect,
  Pill,
  Text,
} from '@mantine/core'
import { useState } from 'react'
import { bank } from '#api/contract/groups/bank.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { mostPointNames, type PointFields, pointFields, pointNamesOf } from '#domain/questions/point-names.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useContentName } from '../content-names/use-content-name.ts'
import { chapterBeside, foundPoints } from './found-points.ts'
import { knowledgeChoiceTexts } from './knowledge-choice.texts.ts'

export interface KnowledgeChoiceProps {
  readonly subjectId: number
  readonly value: PointFields
  readonly disabled?: boolean
  readonly onChange: (points: ReturnType<typeof pointFields>) => void
}

/** Points listed at once: a longer list is searched, not read. */
const listed = 60

/**
 * The knowledge points of an item, the main one first, among those of its subject; what a file calls otherwise stays
 * until it is removed.
 */
export function KnowledgeChoice({ subjectId, value, disabled = false, onChange }: KnowledgeChoiceProps) {
  const texts = useTexts(knowledgeChoiceTexts)
  const nameIn = useContentName()
  const { data } = useEndpoint(bank.knowledgePoints, { subjectId }, { staleTime: Number.POSITIVE_INFINITY })
  const points = data?.list ?? []
  const chapters = new Map(points.map(({ name, chapterNames }) => [name, chapterNames]))
  const [search, setSearch] = useState('')
  const chosen = pointNamesOf(value)
  const labelOf = (name: string) =>
    data === undefined || chapters.has(name) ? nameIn(name) : texts.unknown(nameIn(name))
  const others = chosen.filter((name) => !chapters.has(name))
  return (
    <MultiSelect
      label={texts.knowledge}
      description={chosen.length > 1 ? texts.firstIsMain : undefined}
      placeholder={chosen.length === 0 ? texts.placeholder : undefined}
      searchable
      hidePickedOptions
      withPillsReorder
      limit={listed}
      maxValues={mostPointNames}
      disabled={disabled}
      nothingFoundMessage={texts.none}
      value={chosen}
      data={[...others, ...chapters.keys()].map((name) => ({ value: name, label: labelOf(name) }))}
      renderPill={(pill) => <Chosen pill={pill} label={labelOf(pill.value ?? '')} />}
      searchValue={search}
      onSearchChange={setSearch}
      filter={({ options, limit }) => foundPoints(options.filter(isItem), chapters, search).slice(0, limit)}
      renderOption={({ option }) => (
        <Point option={option} chapter={chapterBeside(chapters.get(option.value) ?? [], search)} />
      )}
      onChange={(names) => onChange(pointFields(names))}
    />
  )
}

/** None of the options is a group. */
const isItem = (option: ComboboxParsedItem): option is ComboboxItem => 'value' in option

interface ChosenProps {
  readonly pill: ComboboxRenderPillInput
  readonly label: string
}

function Chosen({ pill: { onRemove, disabled = false, reorderProps }, label }: ChosenProps) {
  const texts = useTexts(knowledgeChoiceTexts)
  return (
    <Pill
      withRemoveButton
      disabled={disabled}
      removeButtonProps={{ 'aria-label': texts.remove(label), 'aria-hidden': false, tabIndex: 0 }}
      {...(onRemove !== undefined && { onRemove })}
      {...reorderProps}
    >
      {label}
    </Pill>
  )
}

interface PointProps {
  readonly option: ComboboxItem
  readonly chapter: string | undefined
}

const Point = ({ option, chapter }: PointProps) => (
  <Group gap={12} justify="space-between" wrap="nowrap" w="100%">
    <span>{option.label}</span>
    {chapter !== undefined && (
      <Text span c="dimmed" fz="xs">
        {chapter}
      </Text>
    )}
  </Group>
)
