import { Button } from '@mantine/core'
import { useState } from 'react'
import { asPaperQuestion } from '#domain/paper/as-paper-question.ts'
import { usualNumbering, type PaperQuestion } from '#domain/paper/paper.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { questionFormTexts } from '../question-form.texts.ts'
import { type LikeQuestion, useSameQuestion } from '../use-same-question.ts'
import css from './inspector.module.css'
import { PrintedQuestion } from './printed-question.tsx'

export interface SameQuestionProps {
  readonly question: PaperQuestion
  readonly subjectId: number
}

/** Points out a bank question that reads like what was typed, without moving the layout; a click shows it. */
export function SameQuestion({ question, subjectId }: SameQuestionProps) {
  const texts = useTexts(questionFormTexts)
  const same = useSameQuestion(question, subjectId)
  // The dialog stays open whatever happens to the field.
  const [looked, setLooked] = useState<LikeQuestion | null>(null)
  const close = () => setLooked(null)
  return (
    <span role="status">
      {same !== null && (
        <Button size="compact-sm" variant="subtle" c="var(--need)" onClick={() => setLooked(same)}>
          {same.isSame ? texts.same : texts.near}
        </Button>
      )}
      {looked !== null && (
        <Dialog
          opened
          title={looked.isSame ? texts.sameTitle : texts.nearTitle}
          onClose={close}
          footer={<Button onClick={close}>{texts.close}</Button>}
        >
          <div className={css['candidatePrint']}>
            <PrintedQuestion
              question={asPaperQuestion(looked.question)}
              printed="1"
              rule={usualNumbering.numberRule}
              showsScores={false}
              subjectId={subjectId}
              head={noHead}
              isShort
            />
          </div>
        </Dialog>
      )}
    </span>
  )
}

/** Prints no heading. */
const noHead = { paperTitle: '', duration: 0, score: 0, ownerName: '' }
