import { type ReactNode, useState } from 'react'
import type { AssignmentRow } from '#api/contract/schemas/assignments.ts'
import { useEndAnnouncement } from './use-assignment-acts.ts'
import type { ActOpeners } from './use-next-steps.ts'

/**
 * The dialogs of acts that are features of their own. Features do not import each other, so the route composes them:
 * `renderAssign` is `(assignmentId, onClose) => <EditAssignmentDialog assignmentId={assignmentId} course={course}
 * onClose={onClose} onDone={onClose} />`.
 */
export interface RenderActDialogs {
  /** The dialog that changes an assignment which is unpublished or has not begun. */
  readonly renderAssign: (assignmentId: number, onClose: () => void) => ReactNode
  /** The dialog that copies it to other classes. */
  readonly renderCopy: (assignmentId: number, onClose: () => void) => ReactNode
  /** The dialog that offers it to another teacher. */
  readonly renderHandOver: (row: AssignmentRow, onClose: () => void) => ReactNode
  /**
   * The dialog that asks for a new end of an assignment; `onDone` gets it (ISO 8601 in UTC) once the service has stored
   * it, and of how many students collected work was given back.
   */
  readonly renderEnd: (
    row: AssignmentRow,
    onClose: () => void,
    onDone: (endTime: string, givenBack: number) => void,
  ) => ReactNode
}

/** The dialogs that acts on an assignment open, and what opens them. */
export function useActDialogs(
  { renderAssign, renderCopy, renderHandOver, renderEnd }: RenderActDialogs,
  onRemind: ActOpeners['onRemind'],
) {
  const [editedAssignmentId, setEditedAssignmentId] = useState<number | null>(null)
  const [copiedAssignmentId, setCopiedAssignmentId] = useState<number | null>(null)
  const [handedRow, setHandedRow] = useState<AssignmentRow | null>(null)
  const [endedRow, setEndedRow] = useState<AssignmentRow | null>(null)
  const sayEnd = useEndAnnouncement({ onRemind, onEdit: setEditedAssignmentId })
  return {
    openers: {
      onEdit: setEditedAssignmentId,
      onCopy: setCopiedAssignmentId,
      onHandOver: setHandedRow,
      onEnd: setEndedRow,
    },
    dialogs: (
      <>
        {endedRow !== null &&
          renderEnd(
            endedRow,
            () => setEndedRow(null),
            (endTime, givenBack) => {
              setEndedRow(null)
              sayEnd(endedRow, endTime, givenBack)
            },
          )}
        {handedRow !== null && renderHandOver(handedRow, () => setHandedRow(null))}
        {copiedAssignmentId !== null && renderCopy(copiedAssignmentId, () => setCopiedAssignmentId(null))}
        {editedAssignmentId !== null && renderAssign(editedAssignmentId, () => setEditedAssignmentId(null))}
      </>
    ),
  }
}
