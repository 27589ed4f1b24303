import { Button } from '@mantine/core'
import { dateText } from '#domain/time/dates.ts'
import type { TimeLimit as Limit } from '#machines/answer-sheet/answer-sheet.types.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { Ending, EndingNote } from '../../page/ending.tsx'
import { useServices } from '../../services-context.tsx'
import { studentPaths } from '../../student-address.ts'
import { answeringTexts } from '../answering.texts.ts'

interface TimeLimitProps {
  readonly limit: Limit
  readonly onBegin: () => void
}

/** What a student sees before a time limit starts. */
export function TimeLimit({ limit: { assignmentName, duration, endTime }, onBegin }: TimeLimitProps) {
  const texts = useTexts(answeringTexts)
  const { language } = useLanguage()
  const { clock } = useServices()
  const begin = (
    <Button variant="filled" size="lg" fullWidth onClick={onBegin}>
      {texts.begin}
    </Button>
  )
  return (
    <Ending
      icon="clock"
      title={texts.timeLimit(duration)}
      name={assignmentName}
      act={begin}
      back={{ href: studentPaths.list, label: texts.later }}
    >
      <EndingNote>{texts.timeLimitNote}</EndingNote>
      <EndingNote>{texts.due(dateText(Date.parse(endTime), { now: clock.now(), language }))}</EndingNote>
    </Ending>
  )
}
