import { Group } from '@mantine/core'
import type { GivenAnswer } from '#api/contract/schemas/wrong-notes.ts'
import { hasAnswer } from '#domain/marking/has-answer.ts'
import { shortDay } from '#domain/time/dates.ts'
import { schoolDay } from '#domain/time/school-day.ts'
import { pointsText } from '#domain/values/score.ts'
import { SheetAnswer } from '#parts/answer-crop/sheet-answer.tsx'
import { SheetText } from '#parts/paper-sheet/sheet-text.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { studentBookTexts } from '../student-book.texts.ts'

interface AnswerHistoryProps {
  readonly answers: readonly GivenAnswer[]
  /** Whose answers they are. */
  readonly name: string
}

/** A student's answers to an item, latest first. */
export function AnswerHistory({ answers, name }: AnswerHistoryProps) {
  const texts = useTexts(studentBookTexts)
  const { language } = useLanguage()
  return (
    <ul aria-label={texts.history}>
      {answers.map((answer) => (
        <Group key={`${answer.kind} ${answer.at}`} component="li" gap={12} fz="sm">
          <Hint span>{shortDay(schoolDay(new Date(answer.at)), language)}</Hint>
          <SheetAnswer {...answer} name={name}>
            <span>{hasAnswer(answer.value) ? <SheetText text={answer.value} /> : texts.left}</span>
          </SheetAnswer>
          <Hint span>
            {answer.assignmentName} {answer.kind !== 'assignment' && texts[answer.kind]} <Outcome answer={answer} />
          </Hint>
        </Group>
      ))}
    </ul>
  )
}

function Outcome({ answer: { score, fullScore, isRight } }: { readonly answer: GivenAnswer }) {
  const texts = useTexts(studentBookTexts)
  if (isRight === null) return texts.unmarked
  const verdict = texts[isRight ? 'right' : 'wrong']
  return score === null ? verdict : `${verdict} ${pointsText(score)}/${pointsText(fullScore)}`
}
