import type { ReactNode } from 'react'
import { FormDialog } from '#ui/form-dialog/form-dialog.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { accountTexts } from '../account.texts.ts'

export interface EditDialogProps {
  readonly title: string
  readonly onSave: () => void
  readonly onClose: () => void
  /** The fields. */
  readonly children: ReactNode
}

/** A few fields of the profile, to be saved or left unchanged; the dialog closes before the service has answered. */
export function EditDialog({ title, onSave, onClose, children }: EditDialogProps) {
  const texts = useTexts(accountTexts)
  return (
    <FormDialog
      title={title}
      submit={texts.save}
      submitting={texts.saving}
      isBusy={false}
      onSubmit={onSave}
      onClose={onClose}
    >
      {children}
    </FormDialog>
  )
}
