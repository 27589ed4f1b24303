import { Box, Button, Group, Text } from '@mantine/core'
import { bank } from '#api/contract/groups/bank.ts'
import type { ResultOf } from '#api/client/client.ts'
import { messageOf } from '#api/client/failures.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { questionsOf } from '#domain/paper/elements.ts'
import { usualNumbering, type Paper, type PaperQuestion } from '#domain/paper/paper.ts'
import { ClassUse } from '#parts/question-facts/class-use.tsx'
import { DifficultyDots } from '#parts/question-facts/difficulty-dots.tsx'
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
  /** The class whose use of the candidates is shown. */
  readonly courseId: number | null
  readonly onExchange: (question: PaperQuestion) => void
  readonly onClose: () => void
}

/** Offers similar questions that are not on the paper yet, to replace this one. */
export function ExchangeDialog({ question, paper, courseId, onExchange, onClose }: ExchangeDialogProps) {
  const texts = useTexts(exchangeTexts)
  const present = questionsOf(paper.elements).map(({ questionId }) => questionId)
  // The bank does not know the ids of what is not saved yet.
  const leaveOut = [...new Set(present.filter((id) => id > 0))]
  const similar = useEndpoint(bank.similar, {
    questionId: question.questionId,
    leaveOut,
    ...(courseId !== null && { courseId }),
  })
  const shown = { paper, courseId, readAt: similar.dataUpdatedAt, onExchange }
  const { list = [], sameType = [] } = similar.data ?? {}
  return (
    <Dialog opened title={texts.title} onClose={onClose} footer={<Button onClick={onClose}>{texts.cancel}</Button>}>
      {similar.data?.isDrawn && <Redraw question={question} paper={paper} onExchange={onExchange} />}
      {similar.isError && <FailedState why={messageOf(similar.error)} onRetry={() => void similar.refetch()} />}
      {similar.isPending && <SkeletonRows rows={4} rowHeight="calc(88 * var(--u))" />}
      {similar.isSuccess && list.length + sameType.length === 0 && <EmptyState why={texts.none} />}
      <Candidates {...shown} questions={list} firstNumber={1} />
      {sameType.length > 0 && (
        <Text c="dimmed" pt={12}>
          {texts.sameType}
        </Text>
      )}
      <Candidates {...shown} questions={sameType} firstNumber={list.length + 1} />
    </Dialog>
  )
}

interface CandidatesProps extends Pick<ExchangeDialogProps, 'paper' | 'courseId' | 'onExchange'> {
  readonly questions: ResultOf<typeof bank.similar>['list']
  /** Milliseconds since 1970. */
  readonly readAt: number
  readonly firstNumber: number
}

function Candidates({ questions, paper, courseId, readAt, firstNumber, onExchange }: CandidatesProps) {
  const texts = useTexts(exchangeTexts)
  return (
    <ul>
      {questions.map((other, index) => {
        const element = elementOf(other, paper)
        const number = firstNumber + index
        return (
          <Box
            key={other.questionId}
            component="li"
            className={css['candidate']}
            py={12}
            style={{ borderBottom: 'var(--hairline)' }}
          >
            <div className={css['candidatePrint']}>
              <PrintedQuestion
                question={element}
                printed={String(number)}
                rule={usualNumbering.numberRule}
                showsScores={false}
                subjectId={paper.subjectId}
                head={noHead}
                isShort
              />
            </div>
            <Button
              size="xs"
              style={{ justifySelf: 'end' }}
              aria-label={texts.takeNumber(number)}
              onClick={() => onExchange(element)}
            >
              {texts.take}
            </Button>
            <Group component="p" gap={14} c="dimmed" fz="xs" style={{ gridColumn: '1 / -1' }}>
              <DifficultyDots question={other} />
              {courseId !== null && <ClassUse question={other} readAt={readAt} />}
            </Group>
          </Box>
        )
      })}
    </ul>
  )
}

/** The same question with other numbers. */
function Redraw({ question, paper, onExchange }: Pick<ExchangeDialogProps, 'question' | 'paper' | 'onExchange'>) {
  const texts = useTexts(exchangeTexts)
  const redraw = useCommand(bank.redraw, { invalidates: [bank.similar, bank.list] })
  const draw = () =>
    redraw.mutate({ questionId: question.questionId }, { onSuccess: (drawn) => onExchange(elementOf(drawn, paper)) })
  return (
    <Group wrap="nowrap" justify="space-between" gap={16} pb={12} style={{ borderBottom: 'var(--hairline)' }}>
      <p>{redraw.isError ? <span role="alert">{messageOf(redraw.error)}</span> : texts.drawn}</p>
      <Button size="xs" loading={redraw.isPending} onClick={draw}>
        {texts.redraw}
      </Button>
    </Group>
  )
}

/** Prints no heading. */
const noHead = { paperTitle: '', duration: 0, score: 0, ownerName: '' }
