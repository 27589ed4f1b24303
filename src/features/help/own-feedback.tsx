import { messageOf } from '#api/client/failures.ts'
import { feedback } from '#api/contract/areas/feedback.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { pageSizes } from '#domain/constants.ts'
import { behindWords, midSentence } from '#domain/dates.texts.ts'
import { dateText } from '#domain/dates.ts'
import { StateMark } from '#parts/state-mark/state-mark.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { EmptyState, FailedState } from '#ui/empty-state/empty-state.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { SkeletonRows } from '#ui/skeleton-rows/skeleton-rows.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import css from './help.module.css'
import { helpTexts } from './help.texts.ts'
import type { OwnFeedback as Written } from './help.types.ts'

const pager = { currentPage: 1, pageSize: pageSizes.lists }

/** What a teacher wrote before, and what the school answered. */
export function OwnFeedback() {
  const texts = useTexts(helpTexts)
  const { data, error, refetch, dataUpdatedAt } = useEndpoint(feedback.list, { pager })
  return (
    <Surface title={texts.own} note={data && data.total > 0 && texts.ownCount(data.total)}>
      {data === undefined ? (
        error === null ? (
          <SkeletonRows rows={3} rowHeight="calc(84 * var(--u))" />
        ) : (
          <FailedState why={messageOf(error)} onRetry={() => void refetch()} />
        )
      ) : data.total === 0 ? (
        <EmptyState why={texts.ownEmpty} />
      ) : (
        <ul aria-label={texts.own}>
          {data.list.map((one) => (
            <OwnLine key={one.feedbackId} one={one} readAt={dataUpdatedAt} />
          ))}
        </ul>
      )}
    </Surface>
  )
}

function OwnLine({ one, readAt }: { readonly one: Written; readonly readAt: number }) {
  const texts = useTexts(helpTexts)
  const { language } = useLanguage()
  const when = (instant: string) => dateText(Date.parse(instant), { now: readAt, language })
  const { topic, text, sentAt, answer, answeredAt } = one
  return (
    <li className={css['own']}>
      <div className={css['facts']}>
        <Chip>{texts[topic]}</Chip>
        <StateMark state={answeredAt === null ? 'wait' : 'end'}>
          {answeredAt === null ? texts.open : texts.answered}
        </StateMark>
        <time dateTime={sentAt}>{when(sentAt)}</time>
      </div>
      <p className={css['text']}>{text}</p>
      {answeredAt !== null && (
        <div className={css['answer']}>
          <small>
            {texts.answerOf(language === 'en' ? midSentence(when(answeredAt)) : behindWords(when(answeredAt)))}
          </small>
          <p className={css['text']}>{answer}</p>
        </div>
      )}
    </li>
  )
}
