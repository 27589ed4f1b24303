import { Group, Stack, Text } from '@mantine/core'
import type { Course } from '#api/contract/schemas/courses.ts'
import { assignmentStatuses } from '#domain/assignments/status.ts'
import { paths } from '#domain/paths/paths.ts'
import { EmptyState, FailedState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { SkeletonRows } from '#ui/skeleton-rows/skeleton-rows.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { AssignedRow } from './assigned-row.tsx'
import { assignmentSavedTexts } from './assignment-saved.texts.ts'
import { type AssignedNow, useAssigned } from './use-assigned.ts'

export interface AssignmentSavedScreenProps {
  readonly course: Pick<Course, 'courseId' | 'courseName'>
  readonly status: 'saved' | 'published'
}

/** What was just saved or published, for whom, and what to do next. */
export function AssignmentSavedScreen({ course, status }: AssignmentSavedScreenProps) {
  const texts = useTexts(assignmentSavedTexts)
  const { query } = useNavigation()
  const { assigned, failure, retry } = useAssigned(query['assignmentIds'] ?? '')
  const outcome = outcomeOf(assigned ?? [])
  const state = useStateLine(outcome)
  // What the address says may be past: withdrawn or published meanwhile.
  const title = assigned === null ? texts[status] : outcome.published > 0 ? texts.published : texts.saved
  const toList = <LinkButton to={paths.assignments(course.courseId)}>{texts.list}</LinkButton>
  if (assigned?.length === 0)
    return (
      <>
        <PageHead title={texts[status]} />
        <EmptyState title={texts.nothing} why={texts.nothingWhy} action={toList} />
      </>
    )
  return (
    <>
      <PageHead title={title} state={assigned === null ? undefined : state} actions={toList} />
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

/** How many classes have it by now, how many of their students, and how many classes do not have it yet. */
function outcomeOf(assigned: readonly AssignedNow[]) {
  const infos = assigned.map(({ assignmentInfo }) => assignmentInfo)
  const out = infos.filter(({ status }) => status !== assignmentStatuses.unpublished)
  const classesOf = (some: typeof infos) => new Set(some.map(({ courseId }) => courseId)).size
  return {
    published: classesOf(out),
    students: out.reduce((sum, { assignedCount }) => sum + assignedCount, 0),
    unpublished: classesOf(infos.filter((one) => !out.includes(one))),
  }
}

function useStateLine({ published, students, unpublished }: ReturnType<typeof outcomeOf>): string {
  const texts = useTexts(assignmentSavedTexts)
  if (published === 0) return texts.savedFor(unpublished)
  return texts.publishedTo(published, students) + (unpublished > 0 ? texts.notYetTo(unpublished) : '')
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
        <LinkButton key={label} to={path}>
          {label}
        </LinkButton>
      ))}
    </Group>
  )
}
