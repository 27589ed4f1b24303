import { Box, Flex, Text } from '@mantine/core'
import type { StudentAssignment } from '#api/contract/groups/student.ts'
import { dateText } from '#domain/time/dates.ts'
import { pointsText } from '#domain/values/score.ts'
import { isMaths } from '#domain/classes/subjects.ts'
import { StateMark } from '#parts/state-mark/state-mark.tsx'
import { classNames } from '#ui/class-names.ts'
import { Chip } from '#ui/chip/chip.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { day, minute } from '#domain/time/units.ts'
import { useRemaining } from '../answering/use-remaining.ts'
import { Card, CardLine } from '../page/cards.tsx'
import { studentPaths } from '../student-address.ts'
import css from '../page/page.module.css'
import { ownAssignmentsTexts } from './assignments.texts.ts'

export interface AssignmentCardProps {
  readonly assignment: StudentAssignment
  /** Milliseconds since 1970. */
  readonly now: number
  readonly isUnsure: boolean
}

/** One assignment: name, deadline, size and progress. A link if there is something to do or see. */
export function AssignmentCard({ assignment, now, isUnsure }: AssignmentCardProps) {
  const texts = useTexts(ownAssignmentsTexts)
  const href = addressOf(assignment, isUnsure)
  return (
    <Card
      name={assignment.assignmentName}
      href={href === null ? null : hrefOf(href)}
      side={<Side assignment={assignment} />}
    >
      <CardLine>
        <Chip>{texts.kind(assignment.kind)}</Chip>
        <span>{assignment.courseName}</span>
        <span>{isMaths(assignment.subjectId) ? texts.maths : texts.english}</span>
      </CardLine>
      <TimeLine assignment={assignment} now={now} />
      <CardLine>
        <span>{texts.size(assignment.itemCount, pointsText(assignment.score))}</span>
        {assignment.duration !== null && <span>{texts.minutes(assignment.duration)}</span>}
      </CardLine>
      {assignment.sentBack !== null && <CardLine need>{texts.sentBack(assignment.sentBack)}</CardLine>}
      <Marks assignment={assignment} isUnsure={isUnsure} />
    </Card>
  )
}

function addressOf({ state, assignmentId }: StudentAssignment, isUnsure: boolean): string | null {
  if (state === 'published') return studentPaths.result(assignmentId)
  return state === 'open' || isUnsure ? studentPaths.answering(assignmentId) : null
}

function TimeLine({ assignment, now }: { readonly assignment: StudentAssignment; readonly now: number }) {
  const texts = useTexts(ownAssignmentsTexts)
  const { language } = useLanguage()
  const read = (date: string) => dateText(Date.parse(date), { now, language })
  const { state, beginTime, endTime, submittedAt, isCollected } = assignment
  if (state === 'open' && assignment.started && assignment.duration !== null)
    return <TimeLeft endTime={endTime} due={read(endTime)} />
  const handedIn = (isCollected ? texts.collected : texts.handedIn)(read(submittedAt ?? endTime))
  const isNear = state === 'open' && Date.parse(endTime) - now < day
  const line: Record<StudentAssignment['state'], string> = {
    open: texts.due(read(endTime)),
    notStarted: texts.begins(read(beginTime)),
    missed: texts.wasDue(read(endTime)),
    submitted: handedIn,
    published: handedIn,
  }
  return <CardLine need={isNear}>{line[state]}</CardLine>
}

/** What is left of a time limit that is running. */
function TimeLeft({ endTime, due }: { readonly endTime: string; readonly due: string }) {
  const texts = useTexts(ownAssignmentsTexts)
  return <CardLine need>{texts.left(Math.ceil(useRemaining(endTime) / minute), due)}</CardLine>
}

interface MarksProps {
  readonly assignment: StudentAssignment
  readonly isUnsure: boolean
}

function Marks({ assignment, isUnsure }: MarksProps) {
  const texts = useTexts(ownAssignmentsTexts)
  const { state, started, reminded, isBeingCollected } = assignment
  if (state === 'submitted') return <CardLine>{texts.waiting}</CardLine>
  if (isUnsure)
    return (
      <CardLine need>
        <Icon name="warning" small />
        {texts.unsure}
      </CardLine>
    )
  if (state === 'missed') return <CardLine>{isBeingCollected ? texts.beingCollected : texts.missed}</CardLine>
  if (state !== 'open') return null
  return (
    <CardLine>
      <StateMark state={started ? 'run' : 'wait'}>{started ? texts.started : texts.notStarted}</StateMark>
      {reminded && (
        <Flex component="span" align="center" gap={4} display="inline-flex" c="var(--need)">
          <Icon name="bell" small />
          {texts.reminded}
        </Flex>
      )}
    </CardLine>
  )
}

function Side({ assignment }: { readonly assignment: StudentAssignment }) {
  const texts = useTexts(ownAssignmentsTexts)
  if (assignment.state === 'open') return <Icon name="chevron-right" className={css['arrow']} />
  if (assignment.total === null) return null
  return (
    <Text span className={classNames('one-line', css['points'])} ta="right">
      <Box component="b" fz="var(--fs-28)" lh={1.1}>
        {pointsText(assignment.total)}
      </Box>{' '}
      <Box component="small" c="dimmed" fz="sm">
        {texts.points}
      </Box>
    </Text>
  )
}
