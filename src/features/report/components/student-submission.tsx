import { Switch } from '@mantine/core'
import type { KeyedItem, KeyedPaper } from '#api/contract/schemas/papers.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { reportDetailsTexts } from '../report-details.texts.ts'
import { blankOf } from '../use-blank-number.ts'
import css from '../report.module.css'
import { DetailsBlock } from './details-block.tsx'
import { Passage } from './question-text.tsx'
import { SubmissionItem } from './submission-item.tsx'
import type { MarkedAnswer } from './marked-answer.ts'

type Question = KeyedPaper['sections'][number]['questions'][number]

interface StudentSubmissionProps {
  readonly uid: number
  readonly paper: KeyedPaper
  readonly answers: readonly MarkedAnswer[]
  readonly isOnlyLost: boolean
  readonly onOnlyLost: (isOnlyLost: boolean) => void
}

/** One student's answers to the whole paper in order, or only to the items that lost marks. */
export function StudentSubmission({ uid, paper, answers, isOnlyLost, onOnlyLost }: StudentSubmissionProps) {
  const texts = useTexts(reportDetailsTexts)
  const byItem = new Map(answers.map((answer) => [answer.itemId, answer]))
  const questions = paper.sections.flatMap((section) => section.questions)
  const lost = new Set(questions.flatMap(({ items }) => items).filter((item) => hasLost(item, byItem.get(item.itemId))))
  const shown = (question: Question) => question.items.filter((item) => !isOnlyLost || lost.has(item))
  return (
    <>
      {lost.size > 0 && (
        <Switch
          my={14}
          label={texts.onlyLost(lost.size)}
          checked={isOnlyLost}
          onChange={({ currentTarget }) => onOnlyLost(currentTarget.checked)}
        />
      )}
      {paper.sections
        .filter((section) => section.questions.some((question) => shown(question).length > 0))
        .map(({ no, sectionText, questions: asked }) => (
          <DetailsBlock key={no} title={sectionText}>
            {asked.map((question) => (
              <SubmissionQuestion
                key={question.questionId}
                uid={uid}
                question={question}
                items={shown(question)}
                byItem={byItem}
              />
            ))}
          </DetailsBlock>
        ))}
    </>
  )
}

const hasLost = ({ score }: KeyedItem, answer: MarkedAnswer | undefined): boolean =>
  answer !== undefined && answer.score !== null && answer.score < score

interface SubmissionQuestionProps {
  readonly uid: number
  readonly question: Question
  /** The question's items to show. */
  readonly items: readonly KeyedItem[]
  readonly byItem: ReadonlyMap<number, MarkedAnswer>
}

function SubmissionQuestion({ uid, question, items, byItem }: SubmissionQuestionProps) {
  if (items.length === 0) return null
  return (
    <div className={css['submissionQuestion']}>
      {question.passage !== '' && <Passage mb={6} text={question.passage} />}
      {items.map((item) => (
        <SubmissionItem
          key={item.itemId}
          uid={uid}
          item={item}
          blank={blankOf(question, item.itemId)}
          answer={byItem.get(item.itemId) ?? null}
        />
      ))}
    </div>
  )
}
