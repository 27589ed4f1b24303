import type { AssignmentRow } from '#api/contract/schemas/assignments.ts'
import { dateText } from '#domain/time/dates.ts'
import { endOf } from '#domain/assignments/status.ts'
import { DialogDetails } from '#ui/dialog/dialog.tsx'
import { FormDialog } from '#ui/form-dialog/form-dialog.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { changeEndTexts } from './change-end.texts.ts'
import { EndPicker } from '#parts/end-picker/end-picker.tsx'
import { useChangeEnd } from './use-change-end.ts'

export interface ChangeEndDialogProps {
  /** A running assignment, or one that is over. */
  readonly row: AssignmentRow
  readonly onClose: () => void
  /** The service has stored the new end (ISO 8601 in UTC), and given collected work back to so many students. */
  readonly onDone: (endTime: string, givenBack: number) => void
}

/** Asks for a new end: of a running assignment, or to reopen one that is over. */
export function ChangeEndDialog({ row, onClose, onDone }: ChangeEndDialogProps) {
  const texts = useTexts(changeEndTexts)
  const { language } = useLanguage()
  const { isOver, endAt, choose, error, now, isBusy, save } = useChangeEnd(row, onDone)
  const { assignmentName, duration } = row.assignmentInfo
  const { unsubmittedCount } = row.reportData
  const end = dateText(Date.parse(endOf(row.assignmentInfo)), { now, language })
  return (
    <FormDialog
      title={isOver ? texts.reopenTitle : texts.changeTitle}
      submit={isOver ? texts.reopen : texts.change}
      submitting={texts.saving}
      isBusy={isBusy}
      onSubmit={save}
      onClose={onClose}
      intro={
        <>
          {(isOver ? texts.wasDue : texts.isDue)(assignmentName, end)}
          <DialogDetails
            lines={[
              unsubmittedCount > 0 ? texts.missing(unsubmittedCount) : texts.allIn,
              ...(duration === null ? [] : [texts.limited(duration)]),
              isOver ? texts.givesBack : texts.devices,
            ]}
          />
        </>
      }
    >
      <EndPicker label={texts.newEnd} value={endAt} error={error} onChange={choose} />
    </FormDialog>
  )
}
