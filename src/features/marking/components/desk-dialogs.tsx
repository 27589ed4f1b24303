import type { Submission } from '#api/contract/areas/marking.ts'
import { MarkersDialog } from '../markers.dialog.tsx'
import { SendBackDialog } from '../send-back.dialog.tsx'
import type { Desk } from '../use-desk.ts'
import type { MarkingData } from '../use-marking-data.ts'
import { KeysDialog } from './keys.dialog.tsx'

export interface DeskDialogsProps {
  readonly data: MarkingData & { readonly kind: 'ready' }
  readonly desk: Desk
  /** The one in view. */
  readonly submission: Submission | undefined
  /** The student in view, or what stands for them. */
  readonly name: string
  /** Whether something is entered for them and not saved. */
  readonly isEntered: boolean
}

/** What opens over the workplace. */
export function DeskDialogs({ data, desk, submission, name, isEntered }: DeskDialogsProps) {
  const { dialog, setDialog, notes } = desk
  const { assignmentId } = data.info.assignmentInfo
  const { itemId } = data.item
  const close = () => setDialog(null)
  return (
    <>
      <KeysDialog opened={dialog === 'keys'} onClose={close} />
      {dialog === 'sendBack' && submission !== undefined && (
        <SendBackDialog
          notes={notes}
          place={{ assignmentId, itemId, submissionId: submission.submissionId, round: submission.round }}
          name={name}
          isEntered={isEntered}
          onClose={close}
        />
      )}
      {dialog === 'markers' && (
        <MarkersDialog assignmentId={assignmentId} itemId={itemId} no={data.item.no} onClose={close} />
      )}
    </>
  )
}
