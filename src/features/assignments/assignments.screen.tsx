import { type ReactNode, useState } from 'react'
import { handover } from '#api/contract/groups/handover.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import type { Course } from '#api/contract/schemas/courses.ts'
import type { AssignmentRow } from '#api/contract/schemas/assignments.ts'
import { paths } from '#domain/paths/paths.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { ListPage } from '#ui/list-page/list-page.tsx'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { ExportStudentsButton } from './components/export-students-button.tsx'
import { type Arranging, AssignmentDrawer } from './components/assignment-drawer.tsx'
import { useAssignmentRows } from './components/use-assignment-rows.tsx'
import { assignmentsTexts } from './assignments.texts.ts'
import { type RenderActDialogs, useActDialogs } from './use-act-dialogs.tsx'
import { useExportStudents } from './use-export-students.ts'
import { useStateLine } from './use-state-line.ts'
import { useAssignmentActs } from './use-assignment-acts.ts'
import { useAssignmentList } from './use-assignment-list.ts'

export interface AssignmentsScreenProps extends RenderActDialogs {
  readonly course: Course
  /** The dialog that excuses students or gives them their own times. */
  readonly renderException: (arranging: Arranging, onClose: () => void) => ReactNode
}

/** 练习报告: all assignments of a class, the acts on each, and who has not handed in. */
export const AssignmentsScreen = (props: AssignmentsScreenProps) => (
  <CourseAssignments key={props.course.courseId} {...props} />
)

function CourseAssignments(props: AssignmentsScreenProps) {
  const { course, renderException } = props
  const texts = useTexts(assignmentsTexts)
  const { setQuery } = useNavigation()
  const list = useAssignmentList(course.courseId)
  const state = useStateLine(course)
  const [remindedAssignmentId, setRemindedAssignmentId] = useState<number | null>(null)
  const [arranging, setArranging] = useState<Arranging | null>(null)
  const exporting = useExportStudents()
  const remind = (assignmentId: number) => {
    setRemindedAssignmentId(assignmentId)
    setQuery({ assignmentId: String(assignmentId) })
  }
  const { openers, dialogs } = useActDialogs(props, remind)
  const acts = useAssignmentActs(course, { ...openers, onExport: exporting.run, onRemind: remind })
  const { assignmentId } = list.query
  const closeDrawer = () => {
    setRemindedAssignmentId(null)
    setQuery({ assignmentId: null })
  }
  return (
    <ListPage<AssignmentRow>
      title={texts.title}
      state={state}
      actions={
        <>
          <WaitingHandovers />
          <ExportStudentsButton rows={list.rows} asOf={list.asOf} exporting={exporting} />
          <AssignLink />
        </>
      }
      list={useAssignmentRows(list, acts)}
    >
      {assignmentId !== null && (
        <AssignmentDrawer
          key={assignmentId}
          course={course}
          assignmentId={assignmentId}
          tickAll={assignmentId === remindedAssignmentId}
          onArrange={setArranging}
          onClose={closeDrawer}
        />
      )}
      {arranging !== null && renderException(arranging, () => setArranging(null))}
      {dialogs}
    </ListPage>
  )
}

/** Links to the handovers colleagues have offered; nothing if there are none. */
function WaitingHandovers() {
  const texts = useTexts(assignmentsTexts)
  const waiting = useEndpoint(handover.waiting, {}, { staleTime: 5000 }).data?.list.length ?? 0
  if (waiting === 0) return null
  return <LinkButton to={paths.handovers}>{texts.handovers(waiting)}</LinkButton>
}

function AssignLink() {
  const texts = useTexts(assignmentsTexts)
  return (
    <LinkButton to={paths.assign} variant="filled" leftSection={<Icon name="plus" />}>
      {texts.assign}
    </LinkButton>
  )
}
