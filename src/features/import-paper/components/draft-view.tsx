import { Box, Group, Stack, Text } from '@mantine/core'
import type { ChosenQuestion } from '#api/contract/schemas/paper-imports.ts'
import { mathsAsText } from '#domain/rich-text/maths-as-text.ts'
import { pointsText } from '#domain/values/score.ts'
import { RichText } from '#parts/rich-text/rich-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { kindTexts } from '../import-words.texts.ts'
import { reviewTexts } from '../review.texts.ts'
import css from './review.module.css'

type Item = ChosenQuestion['items'][number]

/** A question as students will see it, with its answers. */
export function DraftView({ question: { passage, items } }: { readonly question: ChosenQuestion }) {
  return (
    <Stack gap={12}>
      {passage !== '' && <RichText text={passage} size="inherit" />}
      {items.map((item, index) => (
        // Items are never reordered, so the index is a stable key.
        <ItemView key={index} item={item} no={items.length > 1 ? index + 1 : null} />
      ))}
    </Stack>
  )
}

function ItemView({ item, no }: { readonly item: Item; readonly no: number | null }) {
  const texts = useTexts(reviewTexts)
  const kinds = useTexts(kindTexts)
  const { kind, stem, options, right, analysis, knowledge, score } = item
  return (
    <Stack gap={6}>
      <Group gap={8} align="baseline" wrap="nowrap">
        {no !== null && <Text fw={600}>{no}.</Text>}
        <RichText text={stem} size="inherit" />
      </Group>
      {options.length > 0 && (
        <ol className={css['options']}>
          {options.map((option, index) => (
            <li key={index}>
              <RichText text={option} size="inherit" inline />
            </li>
          ))}
        </ol>
      )}
      <Group gap={12} c="dimmed" fz="sm">
        <span>{kinds[kind]}</span>
        {score !== null && <span>{texts.points(pointsText(score))}</span>}
        {knowledge !== '' && <span>{knowledge}</span>}
      </Group>
      <Answer right={right} kind={kind} />
      {analysis !== '' && (
        <Box c="dimmed">
          <RichText text={texts.explained(analysis)} size="inherit" />
        </Box>
      )}
    </Stack>
  )
}

function Answer({ right, kind }: Pick<Item, 'right' | 'kind'>) {
  const texts = useTexts(reviewTexts)
  if (right.length === 0)
    return (
      <Text c="dimmed" fz="sm">
        {texts.noAnswer}
      </Text>
    )
  return <RichText text={texts.answer(shownOf(kind, right))} size="inherit" />
}

/** Letters are joined, alternative answers separated by slashes, and a model answer is shown as is. */
function shownOf(kind: Item['kind'], right: Item['right']): string {
  if (kind === 'number') return right.map(mathsAsText).join(' / ')
  if (kind === 'blank') return right.join(' / ')
  return right.join(kind === 'written' ? '\n' : '')
}
