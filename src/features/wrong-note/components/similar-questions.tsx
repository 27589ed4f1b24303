import { useState } from 'react'
import { bank } from '#api/contract/areas/bank.ts'
import type { BankQuestion } from '#api/contract/schemas/bank.ts'
import { fetchedPart } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
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
  readonly basket: BasketIds
}

/** Bank questions that ask for the same, then others of the same type; each can be added to the basket. */
export function SimilarQuestions({ questionId, basket }: SimilarQuestionsProps) {
  return (
    <WhenFetched of={basket.fetched} skeletonRows={4}>
      {(ids) => <Offered key={questionId} questionId={questionId} ids={ids} basket={basket} />}
    </WhenFetched>
  )
}

interface OfferedProps extends SimilarQuestionsProps {
  /** The questions in the basket. */
  readonly ids: readonly number[]
}

/** Leaves out what was in the basket initially: questions added since then stay in place. */
function Offered({ questionId, ids, basket }: OfferedProps) {
  const texts = useTexts(questionDetailTexts)
  const [leaveOut] = useState(ids)
  const query = useEndpoint(bank.similar, { questionId, leaveOut: [...leaveOut] }, { staleTime: 60_000 })
  const sameType = query.data?.sameType ?? []
  return (
    <>
      <Surface title={texts.similar} note={query.data && String(query.data.list.length)}>
        <WhenFetched of={fetchedPart(query, ({ list }) => list)} skeletonRows={4}>
          {(questions) =>
            questions.length === 0 ? (
              <p className={css['question']}>{texts.noSimilar}</p>
            ) : (
              <Similar questions={questions} basket={basket} />
            )
          }
        </WhenFetched>
      </Surface>
      {sameType.length > 0 && (
        <Surface title={texts.sameType} note={texts.nearestFirst}>
          <Similar questions={sameType} basket={basket} />
        </Surface>
      )}
    </>
  )
}

interface SimilarProps {
  readonly questions: readonly BankQuestion[]
  readonly basket: BasketIds
}

const Similar = ({ questions, basket }: SimilarProps) =>
  questions.map((question) => {
    const [first] = question.items
    return (
      <article key={question.questionId} className={css['question']}>
        {first !== undefined && <ItemText question={question} itemId={first.itemId} />}
        <BasketButton questionId={question.questionId} basket={basket} />
      </article>
    )
  })
