import { Button } from '@mantine/core'
import { messageOf } from '#api/client/failures.ts'
import { course as endpoints } from '#api/contract/areas/course.ts'
import type { Course, CourseStudent } from '#api/contract/schemas/courses.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { pageSizes } from '#domain/constants.ts'
import { EmptyState, FailedState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { PasswordResetDialog } from '#ui/password-reset/password-reset.dialog.tsx'
import { SideDrawer } from '#ui/side-drawer/side-drawer.tsx'
import { SkeletonRows } from '#ui/skeleton-rows/skeleton-rows.tsx'
import css from './classes.module.css'
import { classesTexts } from './classes.texts.ts'
import { useStudentReset } from './use-student-reset.ts'

export interface RosterDrawerProps {
  readonly course: Course
  readonly onClose: () => void
}

/** A class's students with their accounts, and a new password for who forgot it. */
export function RosterDrawer({ course, onClose }: RosterDrawerProps) {
  const texts = useTexts(classesTexts)
  const act = useStudentReset()
  const { student } = act
  return (
    <>
      <SideDrawer opened onClose={onClose} title={texts.rosterOf(course.courseName)}>
        <Roster courseId={course.courseId} onReset={act.ask} />
      </SideDrawer>
      {student !== null && (
        <PasswordResetDialog
          name={student.realname}
          account={student.username}
          isBusy={act.isBusy}
          onReset={() => act.reset(student)}
          onClose={act.close}
        />
      )}
    </>
  )
}

interface RosterProps {
  readonly courseId: number
  readonly onReset: (student: CourseStudent) => void
}

function Roster({ courseId, onReset }: RosterProps) {
  const texts = useTexts(classesTexts)
  const pager = { currentPage: 1, pageSize: pageSizes.longLists }
  const { data, error, refetch } = useEndpoint(endpoints.students, { courseId, pager })
  if (data === undefined)
    return error === null ? (
      <SkeletonRows rows={12} />
    ) : (
      <FailedState why={messageOf(error)} onRetry={() => void refetch()} />
    )
  if (data.total === 0) return <EmptyState why={texts.rosterEmpty} />
  return (
    <>
      <p className={css['count']}>{texts.rosterTotal(data.total)}</p>
      <ul>
        {data.list.map((student) => (
          <li key={student.uid} className={css['student']}>
            <span>{student.realname}</span>
            <span className={css['account']}>{student.username}</span>
            <Button
              className={css['reset'] ?? ''}
              size="xs"
              variant="subtle"
              aria-label={texts.resetNamed(student.realname)}
              onClick={() => onReset(student)}
            >
              {texts.reset}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
