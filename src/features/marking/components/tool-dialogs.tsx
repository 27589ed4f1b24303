import { MarkersDialog } from '../markers.dialog.tsx'
import { SendBackDialog } from '../send-back.dialog.tsx'
import { isEnteredHere, type NameOf, submissionHere } from '../marking-view.ts'
import type { MarkingSettings } from '../marking-settings.ts'
import type { MarkingTools } from '../use-marking-tools.ts'
import type { MarkingData } from '../use-marking-data.ts'
import { type Marking, useMarked } from '../use-marking.ts'
import { KeysDialog } from './keys.dialog.tsx'

export interface ToolDialogsProps {
  readonly data: MarkingData & { readonly kind: 'ready' }
  readonly tools: MarkingTools
  readonly marking: Marking
  readonly nameOf: NameOf
  readonly settings: MarkingSettings
  readonly onSettings: (changes: Partial<MarkingSettings>) => void
}

/** Dialogs over the workplace. */
export function ToolDialogs({ data, tools, marking, nameOf, settings, onSettings }: ToolDialogsProps) {
  const { dialog, setDialog } = tools
  const { assignmentId } = data.info.assignmentInfo
  const { itemId } = data.item
  const close = () => setDialog(null)
  return (
    <>
      <KeysDialog
        opened={dialog === 'keys'}
        usesLetters={settings.usesLetters}
        onUseLetters={(usesLetters) => onSettings({ usesLetters })}
        onClose={close}
      />
      {dialog === 'sendBack' && <SendingBack {...{ data, tools, marking, nameOf }} />}
      {dialog === 'markers' && (
        <MarkersDialog assignmentId={assignmentId} itemId={itemId} no={data.item.no} onClose={close} />
      )}
    </>
  )
}

/** Sends the submission in view back to its student. */
function SendingBack({
  data,
  tools,
  marking,
  nameOf,
}: Pick<ToolDialogsProps, 'data' | 'tools' | 'marking' | 'nameOf'>) {
  const index = useMarked(marking, (context) => context.index)
  const submission = useMarked(marking, (context) => submissionHere(data.submissions.list, context))
  const isEntered = useMarked(marking, isEnteredHere)
  if (submission === undefined) return null
  const { submissionId, round } = submission
  const { assignmentId } = data.info.assignmentInfo
  return (
    <SendBackDialog
      notes={tools.notes}
      answer={{ assignmentId, itemId: data.item.itemId, submissionId, round }}
      name={nameOf(index)}
      isEntered={isEntered}
      onClose={() => tools.setDialog(null)}
    />
  )
}
