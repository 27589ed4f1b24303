import { Box, Flex, Stack } from '@mantine/core'
import { feedback } from '#api/contract/groups/feedback.ts'
import { fetchedOf } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { pageSizes } from '#domain/portal/constants.ts'
import { behindWords, midSentence } from '#domain/time/dates.texts.ts'
import { dateText } from '#domain/time/dates.ts'
import { StateMark } from '#parts/state-mark/state-mark.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { WhenFetched } from '#ui/fetched/fetched.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { helpTexts } from './help.texts.ts'
import type { OwnFeedback as Written } from './help.types.ts'
import { WrittenText } from './written-text.tsx'

const pager = { currentPage: 1, pageSize: pageSizes.lists }

/** What a teacher wrote before, and what the school answered. */
export function OwnFeedback() {
  const texts = useTexts(helpTexts)
  const query = useEndpoint(feedback.list, { pager })
  const { data } = query
  return (
    <Surface title={texts.own} note={data && data.total > 0 && texts.ownCount(data.total)}>
      <WhenFetched of={fetchedOf(query)} skeletonRows={3} rowHeight="calc(84 * var(--u))">
        {({ list, total }) =>
          total === 0 ? <EmptyState why={texts.ownEmpty} /> : <OwnLines list={list} readAt={query.dataUpdatedAt} />
        }
      </WhenFetched>
    </Surface>
  )
}

function OwnLines({ list, readAt }: { readonly list: readonly Written[]; readonly readAt: number }) {
  const texts = useTexts(helpTexts)
  return (
    <ul aria-label={texts.own}>
      {list.map((one) => (
        <OwnLine key={one.feedbackId} one={one} readAt={readAt} />
      ))}
    </ul>
  )
}

function OwnLine({ one, readAt }: { readonly one: Written; readonly readAt: number }) {
  const texts = useTexts(helpTexts)
  const { language } = useLanguage()
  const when = (instant: string) => dateText(Date.parse(instant), { now: readAt, language })
  const { topic, text, sentAt, answer, answeredAt } = one
  return (
    <Stack component="li" gap={6} py={12} px={20} style={{ borderTop: 'var(--hairline)' }}>
      <Flex c="dimmed" fz="sm" rowGap={4} columnGap={12} align="center" wrap="wrap">
        <Chip>{texts[topic]}</Chip>
        <StateMark state={answeredAt === null ? 'wait' : 'end'}>
          {answeredAt === null ? texts.open : texts.answered}
        </StateMark>
        <time dateTime={sentAt}>{when(sentAt)}</time>
      </Flex>
      <WrittenText>{text}</WrittenText>
      {answeredAt !== null && (
        <Box pl={12} style={{ borderLeft: '2px solid var(--green-6)' }}>
          <Box component="small" display="block" c="dimmed" fz="sm">
            {texts.answerOf(language === 'en' ? midSentence(when(answeredAt)) : behindWords(when(answeredAt)))}
          </Box>
          <WrittenText>{answer}</WrittenText>
        </Box>
      )}
    </Stack>
  )
}
