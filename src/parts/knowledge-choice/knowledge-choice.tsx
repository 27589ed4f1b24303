import { type ComboboxItem, Group, Select, Text } from '@mantine/core'
import { bank } from '#api/contract/areas/bank.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useContentName } from '../content-names/use-content-name.ts'
import { knowledgeChoiceTexts } from './knowledge-choice.texts.ts'

export interface KnowledgeChoiceProps {
  readonly subjectId: number
  /** The name of the point; empty for none. */
  readonly value: string
  readonly disabled?: boolean
  readonly onChange: (name: string) => void
}

/** Points listed at once: a longer list is searched, not read. */
const listed = 60

/** The knowledge point of an item, among those of its subject; what a file calls otherwise stays until another is chosen. */
export function KnowledgeChoice({ subjectId, value, disabled = false, onChange }: KnowledgeChoiceProps) {
  const texts = useTexts(knowledgeChoiceTexts)
  const nameIn = useContentName()
  const { data } = useEndpoint(bank.knowledgePoints, { subjectId }, { staleTime: Number.POSITIVE_INFINITY })
  const points = data?.list ?? []
  const chapters = new Map(points.map(({ name, chapterName }) => [name, chapterName]))
  const isOther = value !== '' && !chapters.has(value)
  const labelOfOther = data === undefined ? nameIn(value) : texts.unknown(nameIn(value))
  return (
    <Select
      label={texts.knowledge}
      placeholder={texts.placeholder}
      searchable
      clearable
      limit={listed}
      disabled={disabled}
      nothingFoundMessage={texts.none}
      value={value === '' ? null : value}
      data={[
        ...(isOther ? [{ value, label: labelOfOther }] : []),
        ...points.map(({ name }) => ({ value: name, label: nameIn(name) })),
      ]}
      renderOption={({ option }) => <Point option={option} chapterName={chapters.get(option.value) ?? null} />}
      onChange={(name) => onChange(name ?? '')}
    />
  )
}

interface PointProps {
  readonly option: ComboboxItem
  readonly chapterName: string | null
}

const Point = ({ option, chapterName }: PointProps) => (
  <Group gap={12} justify="space-between" wrap="nowrap" w="100%">
    <span>{option.label}</span>
    {chapterName !== null && (
      <Text span c="dimmed" fz="xs">
        {chapterName}
      </Text>
    )}
  </Group>
)
