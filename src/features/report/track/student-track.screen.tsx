import { Stack } from '@mantine/core'
import { useCallback, useMemo } from 'react'
import { messageOf } from '#api/client/failures.ts'
import { report } from '#api/contract/groups/report.ts'
import type { Course } from '#api/contract/schemas/courses.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { reportPaths, withNamesAs } from '#domain/paths/report-paths.ts'
import type { Behind } from '#domain/report/report-table.ts'
import { FailedState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf, useNavigation } from '#ui/navigation/navigation.tsx'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { numberText, nothingYet } from '#domain/report/number-text.ts'
import { FileActs } from '../components/file-acts.tsx'
import css from '../report.module.css'
import { useExport } from '../use-export.ts'
import { FetchedTable } from './fetched-table.tsx'
import { NoStudents } from './no-students.tsx'
import { NoAssignments } from './no-assignments.tsx'
import { TrackFilters } from './track-filters.tsx'
import { type Stretch, stretchOf } from './track-stretch.ts'
import { trackTexts } from './track.texts.ts'

interface StudentTrackScreenProps {
  readonly course: Course
  /** Null while none is selected. */
  readonly studentId: number | null
}

/** 学生学情: all assignments of one student of a class; without a student, the list to choose from. */
export function StudentTrackScreen({ course, studentId }: StudentTrackScreenProps) {
  const { query } = useNavigation()
  const { courseId } = course
  const stretch = useMemo(() => stretchOf(courseId, query), [courseId, query])
  return (
    <div className={css['report']}>
      {studentId === null ? (
        <Choice course={course} stretch={stretch} />
      ) : (
        <OneStudent key={studentId} course={course} stretch={stretch} studentId={studentId} />
      )}
    </div>
  )
}

function Choice({ course, stretch }: { readonly course: Course; readonly stretch: Stretch }) {
  const texts = useTexts(trackTexts)
  const { push } = useNavigation()
  const students = useEndpoint(report.progressList, stretch)
  const open = useCallback(
    (behind: Behind) => {
      if (behind.kind !== 'student') return
      push(withNamesAs(stretch.anonymous, reportPaths.studentTrack(course.courseId, behind.id)))
    },
    [push, course, stretch],
  )
  return (
    <>
      <PageHead
        title={texts.studentTitle}
        state={students.data?.table.rows.length === 0 ? '' : texts.chooseStudent}
        crumbs={useCrumbs(course)}
      />
      <Stack gap={16}>
        <TrackFilters stretch={stretch} />
        <FetchedTable id="progress" query={students} onOpen={open} empty={<NoStudents />} />
      </Stack>
    </>
  )
}

const useCrumbs = ({ courseId, courseName }: Course) => {
  const texts = useTexts(trackTexts)
  return [
    <a key="class" href={hrefOf(reportPaths.classTrack(courseId))}>
      {texts.classTitle}
    </a>,
    courseName,
  ]
}

interface OneStudentProps {
  readonly course: Course
  readonly stretch: Stretch
  readonly studentId: number
}

const hundredthsText = (value: number | null): string =>
  value === null ? nothingYet : numberText(value / 100, 'index')

function OneStudent({ course, stretch, studentId }: OneStudentProps) {
  const texts = useTexts(trackTexts)
  const { push } = useNavigation()
  const asked = useMemo(() => ({ ...stretch, studentId }), [stretch, studentId])
  const answer = useEndpoint(report.studentTrend, asked)
  const workbook = useExport(report.exportStudentTrend, asked)
  const { courseId } = course
  const open = useCallback(
    (behind: Behind) => {
      if (behind.kind !== 'assignment') return
      push(withNamesAs(stretch.anonymous, reportPaths.student(courseId, behind.id, studentId)))
    },
    [push, courseId, studentId, stretch],
  )
  const crumbs = useCrumbs(course)
  const { data, error } = answer
  if (error !== null && data === undefined)
    return (
      <>
        <PageHead title={texts.studentTitle} crumbs={crumbs} />
        <Surface label={texts.studentTitle}>
          <FailedState why={messageOf(error)} onRetry={() => void answer.refetch()} />
        </Surface>
      </>
    )
  return (
    <>
      <PageHead
        title={data?.realname ?? texts.studentTitle}
        state={
          data === undefined
            ? ''
            : texts.studentState(data.missing, hundredthsText(data.standing), hundredthsText(data.trend))
        }
        crumbs={crumbs}
        actions={data?.table.rows.length !== 0 && <FileActs workbook={workbook} />}
      />
      <Stack gap={16}>
        <TrackFilters stretch={stretch} />
        <FetchedTable id="ownTests" query={answer} onOpen={open} empty={<NoAssignments label={texts.studentTitle} />} />
      </Stack>
    </>
  )
}
