import { Box, Button, Text } from '@mantine/core'
import { useId } from 'react'
import type { PlannedStudent } from '#api/contract/groups/assignment-exception.ts'
import { FailedState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { SkeletonRows } from '#ui/skeleton-rows/skeleton-rows.tsx'
import { ownPartsTexts } from '../own-parts.texts.ts'
import { useOwnParts } from '../use-own-parts.ts'
import { GroupHead, StudentLine } from './student-group.tsx'

interface OwnPartsProps {
  readonly assignmentId: number
  readonly timeOf: (instant: string) => string
  /** Opens the dialog that gives students their own times. */
  readonly onArrange: (students: readonly PlannedStudent[]) => void
}

/** Who is excused or has their own times, why, and removing that. */
export function OwnParts({ assignmentId, timeOf, onArrange }: OwnPartsProps) {
  const texts = useTexts(ownPartsTexts)
  const titleId = useId()
  const { students, failure, retry, takeBack } = useOwnParts(assignmentId)
  if (failure !== null) return <FailedState why={failure} onRetry={retry} />
  if (students === null) return <SkeletonRows rows={2} />
  const arranged = students.filter(({ own }) => own !== null)
  return (
    <Box component="section" mt={18} aria-labelledby={titleId}>
      <GroupHead titleId={titleId} title={texts.title} note={texts.people(arranged.length)}>
        <Box ml="auto">
          <Button size="xs" variant="subtle" mr={-8} onClick={() => onArrange(students)}>
            {texts.give}
          </Button>
        </Box>
      </GroupHead>
      {arranged.length === 0 ? (
        <Text py={8} c="var(--ink-3)" fz="sm">
          {texts.none}
        </Text>
      ) : (
        <ul>
          {arranged.map((student) => (
            <Arranged key={student.uid} student={student} timeOf={timeOf} onTakeBack={() => takeBack(student)} />
          ))}
        </ul>
      )}
    </Box>
  )
}

interface ArrangeButtonProps extends Pick<OwnPartsProps, 'assignmentId' | 'onArrange'> {
  readonly count: number
}

/** Opens the dialog that gives this many ticked students their own times, or excuses them. */
export function ArrangeButton({ assignmentId, count, onArrange }: ArrangeButtonProps) {
  const texts = useTexts(ownPartsTexts)
  const { students } = useOwnParts(assignmentId)
  return students !== null && <Button onClick={() => onArrange(students)}>{texts.giveCount(count)}</Button>
}

interface ArrangedProps extends Pick<OwnPartsProps, 'timeOf'> {
  readonly student: PlannedStudent
  readonly onTakeBack: () => void
}

function Arranged({ student: { realname, own }, timeOf, onTakeBack }: ArrangedProps) {
  const texts = useTexts(ownPartsTexts)
  if (own === null) return null
  const { isExcused, beginTime, endTime, isEnded, extraMinutes, reason, byName } = own
  const what = [
    ...(isExcused ? [texts.excused] : []),
    ...(beginTime === null ? [] : [texts.begins(timeOf(beginTime))]),
    ...(endTime === null ? [] : [isEnded ? texts.ended : texts.ends(timeOf(endTime))]),
    ...(extraMinutes === 0 ? [] : [texts.more(extraMinutes)]),
  ]
  return (
    <StudentLine name={<span>{realname}</span>}>
      {what.map((one) => (
        <span key={one}>{one}</span>
      ))}
      <span>{texts.why(reason, byName)}</span>
      <Button size="xs" variant="subtle" mr={-8} aria-label={texts.takeBackOf(realname)} onClick={onTakeBack}>
        {texts.takeBack}
      </Button>
    </StudentLine>
  )
}
