import { Button } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { accountTexts } from '../account.texts.ts'
import css from './profile.module.css'

export interface EditDialogProps {
  readonly title: string
  readonly onSave: () => void
  readonly onClose: () => void
  /** The fields. */
  readonly children: ReactNode
}

/** A few fields of the profile, to save or to leave as they were. */
export function EditDialog({ title, onSave, onClose, children }: EditDialogProps) {
  const texts = useTexts(accountTexts)
  const id = useId()
  return (
    <Dialog
      opened
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" form={id} variant="filled">
            {texts.save}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className={css['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSave()
        }}
      >
        {children}
      </form>
    </Dialog>
  )
}
