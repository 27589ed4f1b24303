import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { memberPaths } from '#domain/paths/member-paths.ts'
import { paths } from '#domain/paths/paths.ts'
import { formatTime } from '#domain/time/time-format.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { homeTexts } from '../home.texts.ts'
import { RemindDialog } from '../remind.dialog.tsx'
import {
  dueLater,
  dueToday,
  type DueAssignment,
  type HomeBodyProps,
  overdue,
  type Today,
  totalCount,
} from '../today.ts'
import { NeedRow, AssignmentLinks } from './need-row.tsx'

/** 等您处理: submissions to mark, missing work, scores to publish, requests to join; each with the next step. */
export function NeedList({ course, today, now, dateOf }: HomeBodyProps) {
  const texts = useTexts(homeTexts)
  const { unmarked, toPublish } = today
  const { courseId } = course
  const shown = { courseId, dateOf }
  return (
    <Surface
      title={texts.needs}
      note={course.courseName}
      more={
        <Text span c="var(--ink-3)" fz="xs">
          {texts.updated(formatTime(now, 'h:i'))}
        </Text>
      }
      tone="need"
      lined
    >
      <ul>
        <MarkRow assignments={unmarked} />
        <MissingRow title={texts.missing} assignments={overdue(today)} {...shown} />
        <MissingRow title={texts.dueToday} assignments={dueToday(today, now)} {...shown} />
        <PublishRow assignments={toPublish} courseId={courseId} />
        <MissingRow title={texts.expected} isQuiet assignments={dueLater(today, now)} {...shown} />
        {course.requestCount > 0 && (
          <NeedRow
            count={course.requestCount}
            unit={texts.peopleUnit}
            title={texts.toVerify}
            action={
              <LinkButton size="xs" to={memberPaths.verify({ courseId: course.courseId })}>
                {texts.goVerify}
              </LinkButton>
            }
          >
            {texts.byCode}
          </NeedRow>
        )}
      </ul>
    </Surface>
  )
}

/** Submissions to mark. */
function MarkRow({ assignments }: { readonly assignments: Today['unmarked'] }) {
  const texts = useTexts(homeTexts)
  const [first] = assignments
  if (first === undefined) return null
  return (
    <NeedRow
      count={totalCount(assignments)}
      unit={texts.submissionsUnit}
      title={texts.toMark}
      action={
        <LinkButton size="xs" to={paths.marking(first.assignmentId)}>
          {texts.goMark}
        </LinkButton>
      }
    >
      <AssignmentLinks
        assignments={assignments}
        separator={texts.comma}
        pathOf={({ assignmentId }) => paths.marking(assignmentId)}
        textOf={({ count }) => texts.submissions(count)}
      />
    </NeedRow>
  )
}

interface PublishRowProps {
  readonly assignments: Today['toPublish']
  readonly courseId: number
}

/** Scores to publish. */
function PublishRow({ assignments, courseId }: PublishRowProps) {
  const texts = useTexts(homeTexts)
  const [first] = assignments
  if (first === undefined) return null
  return (
    <NeedRow
      count={assignments.length}
      unit={texts.assignmentsUnit}
      title={texts.toPublish}
      action={
        <LinkButton size="xs" to={paths.assignment(courseId, first.assignmentId)}>
          {texts.goPublish}
        </LinkButton>
      }
    >
      <AssignmentLinks
        assignments={assignments}
        separator={texts.comma}
        pathOf={({ assignmentId }) => paths.assignment(courseId, assignmentId)}
        textOf={({ count }) => texts.submissions(count)}
      />
    </NeedRow>
  )
}

interface MissingRowProps extends Pick<HomeBodyProps, 'dateOf'> {
  readonly title: string
  readonly assignments: readonly DueAssignment[]
  readonly courseId: number
  readonly isQuiet?: boolean
}

/** Missing work; students who can still hand in can be reminded, and what is over leads to the list. */
function MissingRow({ title, assignments, courseId, dateOf, isQuiet = false }: MissingRowProps) {
  const texts = useTexts(homeTexts)
  const [isAsking, setIsAsking] = useState(false)
  if (assignments.length === 0) return null
  const open = assignments.filter(({ over }) => !over)
  return (
    <NeedRow
      count={totalCount(assignments)}
      isQuiet={isQuiet}
      unit={texts.missingUnit}
      title={title}
      action={
        open.length > 0 ? (
          <Button size="xs" onClick={() => setIsAsking(true)}>
            {texts.remind}
          </Button>
        ) : (
          <LinkButton size="xs" to={paths.assignments(courseId)}>
            {texts.toMissing}
          </LinkButton>
        )
      }
    >
      <AssignmentLinks
        assignments={assignments}
        separator={texts.semicolon}
        pathOf={({ assignmentId }) => paths.assignment(courseId, assignmentId)}
        textOf={({ count, endTime, over }) => {
          const when = dateOf(Date.parse(endTime))
          return over ? texts.missingOver(count, when) : texts.missingOpen(count, when)
        }}
      />
      {isAsking && <RemindDialog assignments={open} dateOf={dateOf} onClose={() => setIsAsking(false)} />}
    </NeedRow>
  )
}
