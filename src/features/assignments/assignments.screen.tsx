import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { handover } from '#api/contract/areas/handover.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import type { Course } from '#api/contract/schemas/courses.ts'
import type { AssignmentRow } from '#api/contract/schemas/assignments.ts'
import { paths } from '#domain/paths/paths.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { ListPage } from '#ui/list-page/list-page.tsx'
import { hrefOf, useNavigation } from '#ui/navigation/navigation.tsx'
import { ExportStudentsButton } from './components/export-students-button.tsx'
import { type Arranging, AssignmentDrawer } from './components/assignment-drawer.tsx'
import { useAssignmentRows } from './components/use-assignment-rows.tsx'
import { assignmentsTexts } from './assignments.texts.ts'
import { useExportStudents } from './use-export-students.ts'
import { useStateLine } from './use-state-line.ts'
import { useEndSaid, useAssignmentActs } from './use-assignment-acts.ts'
import { useAssignmentList } from './use-assignment-list.ts'

export interface AssignmentsScreenProps {
  readonly course: Course
  /**
   * The dialog that changes an assignment which is unpublished or has not begun. Features do not import each other, so
   * the route composes it: `(assignmentId, onClose) => <EditAssignmentDialog assignmentId={assignmentId}
   * course={course} onClose={onClose} onDone={onClose} />`.
   */
  readonly renderAssign: (assignmentId: number, onClose: () => void) => ReactNode
  /** The dialog that copies it to other classes. */
  readonly renderCopy: (assignmentId: number, onClose: () => void) => ReactNode
  /** The dialog that offers it to another teacher. */
  readonly renderHandOver: (row: AssignmentRow, onClose: () => void) => ReactNode
  /** The dialog that excuses students or gives them their own times. */
  readonly renderException: (arranging: Arranging, onClose: () => void) => ReactNode
  /**
   * The dialog that asks for a new end of an assignment; `onDone` gets it (ISO 8601 in UTC) once the service has stored
   * it.
   */
  readonly renderEnd: (row: AssignmentRow, onClose: () => void, onDone: (endTime: string) => void) => ReactNode
}

/** 练习报告: all assignments of a class, the acts on each, and who has not handed in. */
export const AssignmentsScreen = (props: AssignmentsScreenProps) => (
  <CourseAssignments key={props.course.courseId} {...props} />
)

function CourseAssignments(props: AssignmentsScreenProps) {
  const { course, renderAssign, renderCopy, renderEnd, renderException, renderHandOver } = props
  const texts = useTexts(assignmentsTexts)
  const { setQuery } = useNavigation()
  const list = useAssignmentList(course.courseId)
  const state = useStateLine(course)
  const [editedAssignmentId, setEditedAssignmentId] = useState<number | null>(null)
  const [copiedAssignmentId, setCopiedAssignmentId] = useState<number | null>(null)
  const [handedRow, setHandedRow] = useState<AssignmentRow | null>(null)
  const [endedRow, setEndedRow] = useState<AssignmentRow | null>(null)
  const [remindedAssignmentId, setRemindedAssignmentId] = useState<number | null>(null)
  const [arranging, setArranging] = useState<Arranging | null>(null)
  const exporting = useExportStudents()
  const openers = {
    onEdit: setEditedAssignmentId,
    onCopy: setCopiedAssignmentId,
    onExport: exporting.run,
    onHandOver: setHandedRow,
    onEnd: setEndedRow,
    onRemind: (assignmentId: number) => {
      setRemindedAssignmentId(assignmentId)
      setQuery({ assignmentId: String(assignmentId) })
    },
  }
  const acts = useAssignmentActs(course, openers)
  const sayEnd = useEndSaid(openers)
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
      {endedRow !== null &&
        renderEnd(
          endedRow,
          () => setEndedRow(null),
          (endTime) => {
            setEndedRow(null)
            sayEnd(endedRow, endTime)
          },
        )}
      {handedRow !== null && renderHandOver(handedRow, () => setHandedRow(null))}
      {copiedAssignmentId !== null && renderCopy(copiedAssignmentId, () => setCopiedAssignmentId(null))}
      {editedAssignmentId !== null && renderAssign(editedAssignmentId, () => setEditedAssignmentId(null))}
    </ListPage>
  )
}

/** Links to the handovers colleagues have offered; nothing if there are none. */
function WaitingHandovers() {
  const texts = useTexts(assignmentsTexts)
  const waiting = useEndpoint(handover.waiting, {}, { staleTime: 5000 }).data?.list.length ?? 0
  if (waiting === 0) return null
  return (
    <Button component="a" href={hrefOf(paths.handovers)}>
      {texts.handovers(waiting)}
    </Button>
  )
}

function AssignLink() {
  const texts = useTexts(assignmentsTexts)
  return (
    <Button component="a" href={hrefOf(paths.assign)} variant="filled" leftSection={<Icon name="plus" />}>
      {texts.assign}
    </Button>
  )
}
