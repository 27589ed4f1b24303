import { Stack } from '@mantine/core'
import { useCallback, useMemo } from 'react'
import { report } from '#api/contract/groups/report.ts'
import type { Course } from '#api/contract/schemas/courses.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { paths } from '#domain/paths/paths.ts'
import { reportPaths, withNamesAs } from '#domain/paths/report-paths.ts'
import type { Behind } from '#domain/report/report-table.ts'
import { FilterChoice } from '#ui/filter-choice/filter-choice.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { useExport } from '../use-export.ts'
import css from '../report.module.css'
import { FileActs } from '../components/file-acts.tsx'
import { FetchedTable } from './fetched-table.tsx'
import { NoAssignments } from './no-assignments.tsx'
import { type DayOf, TrackFilters } from './track-filters.tsx'
import { type Stretch, stretchOf } from './track-stretch.ts'
import { trackTexts } from './track.texts.ts'

export interface ClassTrackScreenProps {
  readonly course: Course
  /** Classes to switch between; undefined if the path determines the class. */
  readonly courses?: readonly Course[]
  /** The dates from the path; if it has none, those of the query apply. */
  readonly days?: { readonly startDate: string; readonly endDate: string }
}

/** 班级学情: all assignments of a class over time, its students, and the most frequent errors. */
export function ClassTrackScreen({ course, courses = [], days }: ClassTrackScreenProps) {
  const { query, push, setQuery } = useNavigation()
  const texts = useTexts(trackTexts)
  const { courseId, courseName } = course
  const stretch = useMemo(() => stretchOf(courseId, { ...query, ...days }), [courseId, query, days])
  const workbook = useExport(report.exportTrack, stretch)
  const open = useCallback(
    (behind: Behind) => {
      const to = (path: string) => push(withNamesAs(stretch.anonymous, path))
      if (behind.kind === 'student') to(reportPaths.studentTrack(courseId, behind.id))
      if (behind.kind === 'item' && behind.reportOf !== undefined)
        to(reportPaths.item(courseId, behind.reportOf, behind.id))
      if (behind.kind === 'assignment') to(paths.report(courseId, behind.id))
    },
    [push, courseId, stretch],
  )
  const data = courses.map((one) => ({ value: String(one.courseId), label: one.courseName }))
  return (
    <div className={css['report']}>
      <PageHead
        title={texts.classTitle}
        state={texts.classState(courseName)}
        actions={useHasAssignments(stretch) && <FileActs workbook={workbook} />}
      />
      <Stack gap={16}>
        <TrackFilters
          stretch={stretch}
          {...(days !== undefined && {
            onDay: (field, day) =>
              push(withNamesAs(stretch.anonymous, pathWith(courseId, { ...days, [field]: day ?? undefined }))),
          })}
          start={
            courses.length > 1 && (
              <FilterChoice
                label={texts.course}
                value={String(courseId)}
                data={data}
                onChange={(value) => setQuery({ courseId: value ?? data[0]?.value ?? null })}
              />
            )
          }
        />
        <Tables stretch={stretch} onOpen={open} />
      </Stack>
    </div>
  )
}

type Days = { readonly [field in DayOf]: string | undefined }

/** The address for other days; the one without days in its path if one is taken out. */
function pathWith(courseId: number, { startDate, endDate }: Days): string {
  if (startDate !== undefined && endDate !== undefined) return reportPaths.courseTrack(courseId, startDate, endDate)
  return reportPaths.classTrack(courseId, { startDate, endDate })
}

/** Whether the period has anything to show, print and export; assumed so until it is known. */
function useHasAssignments(stretch: Stretch): boolean {
  const { data } = useEndpoint(report.trend, stretch)
  return data === undefined || data.table.rows.length > 0
}

function Tables({ stretch, onOpen }: { readonly stretch: Stretch; readonly onOpen: (behind: Behind) => void }) {
  const texts = useTexts(trackTexts)
  const tests = useEndpoint(report.trend, stretch)
  const students = useEndpoint(report.progressList, stretch)
  const wrong = useEndpoint(report.oftenWrong, stretch)
  const scores = useEndpoint(report.scoreList, stretch)
  if (!useHasAssignments(stretch)) return <NoAssignments label={texts.classTitle} />
  return (
    <>
      <FetchedTable id="tests" query={tests} onOpen={onOpen} />
      <FetchedTable id="progress" query={students} onOpen={onOpen} />
      <FetchedTable id="oftenWrong" query={wrong} onOpen={onOpen} />
      <FetchedTable id="scores" query={scores} onOpen={onOpen} />
    </>
  )
}
