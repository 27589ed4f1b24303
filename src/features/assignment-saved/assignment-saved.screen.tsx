import { Button, Group, Stack, Text } from '@mantine/core'
import type { Course } from '#api/contract/schemas/courses.ts'
import { paths } from '#domain/paths/paths.ts'
import { EmptyState, FailedState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf, useNavigation } from '#ui/navigation/navigation.tsx'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { SkeletonRows } from '#ui/skeleton-rows/skeleton-rows.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { AssignedRow } from './assigned-row.tsx'
import { assignmentSavedTexts } from './assignment-saved.texts.ts'
import { useAssigned } from './use-assigned.ts'

export interface AssignmentSavedScreenProps {
  readonly course: Pick<Course, 'courseId' | 'courseName'>
  readonly status: 'saved' | 'published'
}

/** What was just saved or published, for whom, and what to do next. */
export function AssignmentSavedScreen({ course, status }: AssignmentSavedScreenProps) {
  const texts = useTexts(assignmentSavedTexts)
  const { query } = useNavigation()
  const { assigned, failure, retry } = useAssigned(query['assignmentIds'] ?? '')
  const students = assigned?.reduce((sum, { assignmentInfo }) => sum + assignmentInfo.assignedCount, 0) ?? 0
  const classes = new Set(assigned?.map(({ assignmentInfo }) => assignmentInfo.courseId)).size
  const state = status === 'published' ? texts.publishedTo(classes, students) : texts.savedFor(classes)
  const toList = (
    <Button component="a" href={hrefOf(paths.assignments(course.courseId))}>
      {texts.list}
    </Button>
  )
  if (assigned?.length === 0)
    return (
      <>
        <PageHead title={texts[status]} />
        <EmptyState title={texts.nothing} why={texts.nothingWhy} action={toList} />
      </>
    )
  return (
    <>
      <PageHead title={texts[status]} state={assigned === null ? undefined : state} actions={toList} />
      <Surface>
        {failure !== null && <FailedState why={failure} onRetry={retry} />}
        {failure === null && assigned === null && <SkeletonRows rows={3} />}
        {assigned !== null && (
          <Stack component="ul" gap={0} aria-label={texts.what}>
            {assigned.map((one) => (
              <AssignedRow key={one.assignmentInfo.assignmentId} assigned={one} />
            ))}
          </Stack>
        )}
      </Surface>
      {assigned?.[0] !== undefined && (
        <NextSteps courseId={assigned[0].assignmentInfo.courseId} assigned={assigned[0].assignmentInfo} />
      )}
    </>
  )
}

interface NextStepsProps {
  readonly courseId: number
  readonly assigned: { readonly paperId: number; readonly assignmentId: number }
}

function NextSteps({ courseId, assigned: { paperId, assignmentId } }: NextStepsProps) {
  const texts = useTexts(assignmentSavedTexts)
  const steps = [
    { label: texts.sheets, path: paths.answerSheet(paperId) },
    { label: texts.print, path: paths.printPaper(paperId) },
    { label: texts.projector, path: paths.projector(courseId, assignmentId) },
    { label: texts.more, path: paths.assign },
  ]
  return (
    <Group component="nav" aria-label={texts.next} gap={10} mt={18}>
      <Text c="dimmed">{texts.next}</Text>
      {steps.map(({ label, path }) => (
        <Button key={label} component="a" href={hrefOf(path)}>
          {label}
        </Button>
      ))}
    </Group>
  )
}
