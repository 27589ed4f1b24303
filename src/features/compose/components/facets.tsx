import { Box, Checkbox, Flex, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { bank } from '#api/contract/groups/bank.ts'
import type { ResultOf } from '#api/client/client.ts'
import { bankTypeName } from '#domain/bank/type-names.ts'
import { useContentName } from '#parts/content-names/use-content-name.ts'
import { useDifficultyWord } from '#parts/question-facts/difficulty-dots.tsx'
import { FilterChoice } from '#ui/filter-choice/filter-choice.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { type BankSource, toggled } from '../compose-filters.ts'
import { composeTexts } from '../compose.texts.ts'
import type { Compose } from '../use-compose.ts'
import css from './finding.module.css'

export interface FacetsProps {
  readonly compose: Compose
  readonly subjectId: number
  readonly isOfClass: boolean
}

type Facets = ResultOf<typeof bank.list>['facets']

const none: Facets = { types: [], difficulties: [], sources: [], knowledge: [] }

/** One line per dimension, with the number of questions for each value. */
export function FacetLines({ compose, subjectId, isOfClass }: FacetsProps) {
  const texts = useTexts(composeTexts)
  const nameIn = useContentName()
  const wordOf = useDifficultyWord()
  const { filters, found, choose } = compose
  const { types, difficulties, sources, knowledge } = found.value?.facets ?? none
  return (
    <Stack className={css['facets']} gap={2} fz="sm">
      <Line>
        <Facet
          label={texts.type}
          options={types.map(({ value, count }) => ({ value, count, label: nameIn(bankTypeName(subjectId, value)) }))}
          chosen={filters.types}
          onChoose={(type) => choose({ type })}
        />
        {isOfClass && (
          <Checkbox
            className={css['unused'] ?? ''}
            flex="none"
            ml="auto"
            py={8}
            label={texts.unused}
            checked={filters.isUnusedOnly}
            onChange={({ currentTarget }) => choose({ unused: currentTarget.checked ? '1' : null })}
          />
        )}
      </Line>
      <Line>
        <Facet
          label={texts.difficulty}
          options={difficulties.map(({ value, count }) => ({ value, count, label: wordOf(value) }))}
          chosen={filters.difficulties}
          onChoose={(difficulty) => choose({ difficulty })}
        />
        <Facet<BankSource>
          label={texts.source}
          options={sources.map(({ value, count }) => ({ value, count, label: texts[value] }))}
          chosen={filters.sources}
          onChoose={(source) => choose({ source })}
        />
        <FilterChoice
          className={css['pointChoice']}
          label={texts.pointChoice}
          value={filters.knowledgeId === null ? '' : String(filters.knowledgeId)}
          data={[
            { value: '', label: texts.allPoints },
            ...knowledge.map(({ knowledgeId, name, count }) => ({
              value: String(knowledgeId),
              label: texts.pointCount(nameIn(name), count),
            })),
          ]}
          onChange={(knowledgeId) => choose({ knowledgeId })}
        />
      </Line>
    </Stack>
  )
}

const Line = ({ children }: { readonly children: ReactNode }) => (
  <Flex className={css['line']} wrap="wrap" align="center" columnGap={22} mih="max(28px, calc(32 * var(--u)))">
    {children}
  </Flex>
)

interface FacetProps<Value extends string | number> {
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly label: string; readonly count: number }[]
  readonly chosen: readonly Value[]
  readonly onChoose: (values: string | null) => void
}

/** The values of one dimension; several can be chosen. */
function Facet<Value extends string | number>({ label, options, chosen, onChoose }: FacetProps<Value>) {
  const texts = useTexts(composeTexts)
  const isEnglish = useLanguage().language === 'en'
  return (
    <Flex className={css['facet']} align="baseline" role="group" aria-label={label}>
      <Text span flex="none" w={isEnglish ? 56 : 40} c="var(--ink-3)" aria-hidden="true">
        {label}
      </Text>
      <Flex wrap="wrap" columnGap={2}>
        <FacetValue isOn={chosen.length === 0} onColor="var(--ink)" onPress={() => onChoose(null)}>
          {texts.every}
        </FacetValue>
        {options.map(({ value, label: word, count }) => (
          <FacetValue key={value} isOn={chosen.includes(value)} onPress={() => onChoose(toggled(chosen, value))}>
            {word}
            <Text span ml={3} c="var(--ink-3)" fz="xs" fw={400}>
              {count}
            </Text>
          </FacetValue>
        ))}
      </Flex>
    </Flex>
  )
}

interface FacetValueProps {
  readonly isOn: boolean
  readonly onColor?: string
  readonly onPress: () => void
  readonly children: ReactNode
}

function FacetValue({ isOn, onColor = 'var(--green-7)', onPress, children }: FacetValueProps) {
  return (
    <Box
      component="button"
      type="button"
      className={css['value']}
      mih="max(26px, calc(28 * var(--u)))"
      px={8}
      bdrs="xs"
      c={isOn ? onColor : 'dimmed'}
      fw={isOn ? 600 : 400}
      aria-pressed={isOn}
      onClick={onPress}
    >
      {children}
    </Box>
  )
}
