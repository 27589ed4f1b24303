import type { KeyedPaper } from '#api/contract/schemas/papers.ts'
import { blankOf } from '../use-blank-number.ts'
import css from './details.module.css'
import submission from '../report.module.css'
import { Passage } from './question-text.tsx'
import { SubmissionItem } from './submission-item.tsx'
import type { MarkedAnswer } from './marked-answer.ts'

interface StudentSubmissionProps {
  readonly uid: number
  readonly paper: KeyedPaper
  readonly answers: readonly MarkedAnswer[]
}

/** The whole paper with one student's answers, in the paper's order. */
export function StudentSubmission({ uid, paper, answers }: StudentSubmissionProps) {
  const byItem = new Map(answers.map((answer) => [answer.itemId, answer]))
  return paper.sections.map(({ no, sectionText, questions }) => (
    <section key={no} className={css['block']}>
      <h3>{sectionText}</h3>
      {questions.map((question) => (
        <div key={question.questionId} className={submission['submissionQuestion']}>
          {question.passage !== '' && <Passage text={question.passage} />}
          {question.items.map((item) => (
            <SubmissionItem
              key={item.itemId}
              uid={uid}
              item={item}
              blank={blankOf(question, item.itemId)}
              answer={byItem.get(item.itemId) ?? null}
            />
          ))}
        </div>
      ))}
    </section>
  ))
}
