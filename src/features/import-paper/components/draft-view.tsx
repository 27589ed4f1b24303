import { Box, Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { ChosenQuestion } from '#api/contract/schemas/paper-imports.ts'
import { letterOf } from '#domain/import/paper-builder.ts'
import { pointNamesOf } from '#domain/questions/point-names.ts'
import { mathsAsText } from '#domain/rich-text/maths-as-text.ts'
import { pointsText } from '#domain/values/score.ts'
import { useContentName } from '#parts/content-names/use-content-name.ts'
import { RichText } from '#parts/rich-text/rich-text.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { listOf } from '#ui/language/list-of.ts'
import { difficultyTexts, kindTexts, levelNames } from '../import-words.texts.ts'
import { reviewTexts } from '../review.texts.ts'

type Item = ChosenQuestion['items'][number]

type Level = ChosenQuestion['difficulty']

/** A question as students will see it, with its answers. */
export function DraftView({ question: { passage, difficulty, items } }: { readonly question: ChosenQuestion }) {
  const isGroup = items.length > 1
  return (
    <Stack gap={12}>
      {passage !== '' && <RichText text={passage} size="inherit" />}
      {isGroup && (
        <Facts>
          <Difficulty level={difficulty} />
        </Facts>
      )}
      {items.map((item, index) => (
        // Items are never reordered, so the index is a stable key.
        <ItemView key={index} item={item} no={isGroup ? index + 1 : null} difficulty={isGroup ? null : difficulty} />
      ))}
    </Stack>
  )
}

interface ItemViewProps {
  readonly item: Item
  /** Null for the only item, which has the difficulty. */
  readonly no: number | null
  readonly difficulty: Level | null
}

function ItemView({ item, no, difficulty }: ItemViewProps) {
  const texts = useTexts(reviewTexts)
  const kinds = useTexts(kindTexts)
  const { language } = useLanguage()
  const { kind, stem, options, right, analysis, score } = item
  const nameIn = useContentName()
  const points = pointNamesOf(item).map(nameIn)
  return (
    <Stack gap={6}>
      <Group gap={8} align="baseline" wrap="nowrap">
        {no !== null && <Text fw={600}>{no}.</Text>}
        <RichText text={stem} size="inherit" />
      </Group>
      {options.length > 0 && (
        <Box component="ol" ff="var(--serif)">
          {options.map((option, index) => (
            <Box key={index} component="li" display="grid" style={{ gridTemplateColumns: '1.6em minmax(0, 1fr)' }}>
              <span>{letterOf(index)}.</span>
              <RichText text={option} size="inherit" inline />
            </Box>
          ))}
        </Box>
      )}
      <Facts>
        <span>{kinds[kind]}</span>
        {difficulty !== null && <Difficulty level={difficulty} />}
        {score !== null && <span>{texts.points(pointsText(score))}</span>}
        {points.length > 0 && <span>{listOf(language, points)}</span>}
      </Facts>
      <Answer right={right} kind={kind} />
      {analysis !== '' && (
        <Box c="dimmed">
          <RichText text={texts.explained(analysis)} size="inherit" />
        </Box>
      )}
    </Stack>
  )
}

const Facts = ({ children }: { readonly children: ReactNode }) => (
  <Group gap={12} c="dimmed" fz="sm">
    {children}
  </Group>
)

function Difficulty({ level }: { readonly level: Level }) {
  const texts = useTexts(reviewTexts)
  const levels = useTexts(difficultyTexts)
  return <span>{texts.howHard(levels[levelNames[level]])}</span>
}

function Answer({ right, kind }: Pick<Item, 'right' | 'kind'>) {
  const texts = useTexts(reviewTexts)
  if (right.length === 0) return <Hint>{texts.noAnswer}</Hint>
  return <RichText text={texts.answer(shownOf(kind, right))} size="inherit" />
}

/** Letters are joined, alternative answers separated by slashes, and a model answer is shown as is. */
function shownOf(kind: Item['kind'], right: Item['right']): string {
  if (kind === 'number') return right.map(mathsAsText).join(' / ')
  if (kind === 'blank') return right.join(' / ')
  return right.join(kind === 'written' ? '\n' : '')
}
