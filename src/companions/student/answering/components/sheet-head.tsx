import { Button, Flex, Text } from '@mantine/core'
import { dateText } from '#domain/time/dates.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import type { OpenAssignment } from '#machines/answer-sheet/answer-sheet.types.ts'
import { AssignmentHead } from '../../page/assignment-head.tsx'
import { useServices } from '../../services-context.tsx'
import { answeringTexts } from '../answering.texts.ts'
import { countdownText } from '../countdown-text.ts'
import type { AnswerSheet } from '../use-answer-sheet.ts'
import { useRemaining } from '../use-remaining.ts'
import { ProgressStrip } from '#parts/answering/progress-strip.tsx'
import { day } from '#domain/time/units.ts'

export interface SheetHeadProps {
  readonly sheet: AnswerSheet
  readonly assignment: OpenAssignment
}

/** Name, time left, handing in, and the student's progress. */
export function SheetHead({ sheet, assignment }: SheetHeadProps) {
  const texts = useTexts(answeringTexts)
  const note = <Deadline deadline={assignment.deadline} isPressing={sheet.isPressing} />
  // On the last item handing in is the next step, within reach of the thumb.
  const isLast = sheet.context.index >= sheet.items.length - 1
  const action = !isLast && <Button onClick={() => sheet.send({ type: 'handIn.ask' })}>{texts.handIn}</Button>
  return (
    <>
      <AssignmentHead title={assignment.assignmentName} note={note} action={action} />
      <ProgressStrip work={sheet.work} />
      <div role="alert">
        {sheet.isPressing && (
          <Flex
            component="p"
            gap={8}
            align="center"
            py={8}
            px={16}
            bg="var(--need-bg)"
            c="var(--amber-8)"
            fz="sm"
            style={{ borderBottom: '1px solid var(--need-line)' }}
          >
            <Icon name="clock" small />
            {texts.pressing}
          </Flex>
        )}
      </div>
    </>
  )
}

interface DeadlineProps {
  readonly deadline: string
  readonly isPressing: boolean
}

function Deadline({ deadline, isPressing }: DeadlineProps) {
  const texts = useTexts(answeringTexts)
  const { language } = useLanguage()
  const { clock } = useServices()
  const remaining = useRemaining(deadline)
  return (
    <>
      <span>{texts.due(dateText(Date.parse(deadline), { now: clock.now(), language }))}</span>
      {remaining < day && (
        <Text span className="one-line" role="timer" {...(isPressing && { c: 'var(--need)', fw: 600 })}>
          {texts.left(countdownText(remaining))}
        </Text>
      )}
    </>
  )
}
