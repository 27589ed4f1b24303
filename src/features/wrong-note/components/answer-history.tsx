import { Group, Text } from '@mantine/core'
import type { GivenAnswer } from '#api/contract/schemas/wrong-notes.ts'
import { hasAnswer } from '#domain/marking/has-answer.ts'
import { shortDay } from '#domain/time/dates.ts'
import { schoolDay } from '#domain/time/school-day.ts'
import { pointsText } from '#domain/values/score.ts'
import { SheetAnswer } from '#parts/answer-crop/sheet-answer.tsx'
import { SheetText } from '#parts/paper-sheet/sheet-text.tsx'
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
          <Text span c="dimmed" fz="sm">
            {shortDay(schoolDay(new Date(answer.at)), language)}
          </Text>
          <SheetAnswer {...answer} name={name}>
            <span>{hasAnswer(answer.value) ? <SheetText text={answer.value} /> : texts.left}</span>
          </SheetAnswer>
          <Text span c="dimmed" fz="sm">
            {answer.assignmentName} {answer.kind !== 'assignment' && texts[answer.kind]} <Outcome answer={answer} />
          </Text>
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
