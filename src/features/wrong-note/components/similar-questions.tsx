import { Group } from '@mantine/core'
import { useState } from 'react'
import type { ResultOf } from '#api/client/client.ts'
import { bank } from '#api/contract/groups/bank.ts'
import { fetchedPart } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { ClassUse } from '#parts/question-facts/class-use.tsx'
import { DifficultyDots } from '#parts/question-facts/difficulty-dots.tsx'
import { WhenFetched } from '#ui/fetched/fetched.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { questionDetailTexts } from '../question-detail.texts.ts'
import type { BasketIds } from '../use-basket-ids.ts'
import css from '../wrong-note.module.css'
import { BasketButton } from './basket-button.tsx'
import { ItemText } from './item-text.tsx'

export interface SimilarQuestionsProps {
  readonly questionId: number
  /** The class whose use of the questions is shown. */
  readonly courseId: number
  readonly basket: BasketIds
}

/** Bank questions that ask for the same, then others of the same type; each can be added to the basket. */
export function SimilarQuestions(props: SimilarQuestionsProps) {
  return (
    <WhenFetched of={props.basket.fetched} skeletonRows={4}>
      {(ids) => <Offered {...props} key={props.questionId} ids={ids} />}
    </WhenFetched>
  )
}

interface OfferedProps extends SimilarQuestionsProps {
  /** The questions in the basket. */
  readonly ids: readonly number[]
}

/** Leaves out what was in the basket initially: questions added since then stay in place. */
function Offered({ questionId, courseId, ids, basket }: OfferedProps) {
  const texts = useTexts(questionDetailTexts)
  const [leaveOut] = useState(ids)
  const query = useEndpoint(bank.similar, { questionId, courseId, leaveOut: [...leaveOut] }, { staleTime: 60_000 })
  const sameType = query.data?.sameType ?? []
  return (
    <>
      <Surface title={texts.similar} note={query.data && String(query.data.list.length)}>
        <WhenFetched of={fetchedPart(query, ({ list }) => list)} skeletonRows={4}>
          {(questions) =>
            questions.length === 0 ? (
              <p className={css['question']}>{texts.noSimilar}</p>
            ) : (
              <Similar questions={questions} readAt={query.dataUpdatedAt} basket={basket} />
            )
          }
        </WhenFetched>
      </Surface>
      {sameType.length > 0 && (
        <Surface title={texts.sameType} note={texts.nearestFirst}>
          <Similar questions={sameType} readAt={query.dataUpdatedAt} basket={basket} />
        </Surface>
      )}
    </>
  )
}

interface SimilarProps {
  readonly questions: ResultOf<typeof bank.similar>['list']
  /** Milliseconds since 1970. */
  readonly readAt: number
  readonly basket: BasketIds
}

const Similar = ({ questions, readAt, basket }: SimilarProps) =>
  questions.map((question) => {
    const [first] = question.items
    return (
      <article key={question.questionId} className={css['question']}>
        {first !== undefined && <ItemText question={question} itemId={first.itemId} />}
        <BasketButton questionId={question.questionId} basket={basket} />
        <Group component="p" gap={14} c="dimmed" fz="xs" style={{ gridColumn: '1 / -1' }}>
          <DifficultyDots question={question} />
          <ClassUse question={question} readAt={readAt} />
        </Group>
      </article>
    )
  })
