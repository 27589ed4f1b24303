import { Button } from '@mantine/core'
import { bank } from '#api/contract/areas/bank.ts'
import { messageOf } from '#api/client/failures.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { questionsOf } from '#domain/paper/elements.ts'
import { usualNumbering, type Paper, type PaperQuestion } from '#domain/paper/paper.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { EmptyState, FailedState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { SkeletonRows } from '#ui/skeleton-rows/skeleton-rows.tsx'
import { elementOf } from './bank-elements.ts'
import css from './components/inspector.module.css'
import { PrintedQuestion } from './components/printed-question.tsx'
import { exchangeTexts } from './exchange.texts.ts'

export interface ExchangeDialogProps {
  readonly question: PaperQuestion
  readonly paper: Paper
  readonly onExchange: (question: PaperQuestion) => void
  readonly onClose: () => void
}

/** Questions like this one that are not on the paper yet, to take one of them in its place. */
export function ExchangeDialog({ question, paper, onExchange, onClose }: ExchangeDialogProps) {
  const texts = useTexts(exchangeTexts)
  const similar = useEndpoint(bank.similar, { questionId: question.questionId })
  const present = new Set(questionsOf(paper.elements).map(({ questionId }) => questionId))
  const others = similar.data?.list.filter(({ questionId }) => !present.has(questionId))
  return (
    <Dialog opened title={texts.title} onClose={onClose} footer={<Button onClick={onClose}>{texts.cancel}</Button>}>
      {similar.data?.isDrawn && <Redraw question={question} paper={paper} onExchange={onExchange} />}
      {similar.isError && <FailedState why={messageOf(similar.error)} onRetry={() => void similar.refetch()} />}
      {similar.isPending && <SkeletonRows rows={4} rowHeight="calc(88 * var(--u))" />}
      {others?.length === 0 && <EmptyState why={texts.none} />}
      <ul>
        {others?.map((other, index) => {
          const element = elementOf(other, paper)
          return (
            <li key={other.questionId} className={css['candidate']}>
              <div className={css['candidatePrint']}>
                <PrintedQuestion
                  question={element}
                  printed={String(index + 1)}
                  rule={usualNumbering.numberRule}
                  showsScores={false}
                  subjectId={paper.subjectId}
                  head={noHead}
                  isShort
                />
              </div>
              <Button size="xs" aria-label={texts.takeNumber(index + 1)} onClick={() => onExchange(element)}>
                {texts.take}
              </Button>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}

/** The same question with other numbers. */
function Redraw({ question, paper, onExchange }: Pick<ExchangeDialogProps, 'question' | 'paper' | 'onExchange'>) {
  const texts = useTexts(exchangeTexts)
  const redraw = useCommand(bank.redraw, { invalidates: [bank.similar, bank.list] })
  const draw = () =>
    redraw.mutate({ questionId: question.questionId }, { onSuccess: (drawn) => onExchange(elementOf(drawn, paper)) })
  return (
    <div className={css['redraw']}>
      <p>{redraw.isError ? <span role="alert">{messageOf(redraw.error)}</span> : texts.drawn}</p>
      <Button size="xs" loading={redraw.isPending} onClick={draw}>
        {texts.redraw}
      </Button>
    </div>
  )
}

/** No head is printed. */
const noHead = { paperTitle: '', duration: 0, score: 0, ownerName: '' }
