import { Button, TextInput } from '@mantine/core'
import { useId, useState } from 'react'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { accountTexts } from '../account.texts.ts'
import { profileTexts } from './profile.texts.ts'

export interface EditNameDialogProps {
  readonly realname: string
  readonly onSave: (realname: string) => void
  readonly onClose: () => void
}

/** Another name. */
export function EditNameDialog({ realname, onSave, onClose }: EditNameDialogProps) {
  const account = useTexts(accountTexts)
  const texts = useTexts(profileTexts)
  const id = useId()
  const [typed, setTyped] = useState(realname)
  const [isMissing, setIsMissing] = useState(false)
  const save = () => {
    if (typed.trim() === '') return setIsMissing(true)
    onClose()
    if (typed.trim() !== realname) onSave(typed.trim())
  }
  return (
    <Dialog
      opened
      kind="message"
      title={texts.editName}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{account.cancel}</Button>
          <Button type="submit" form={id} variant="filled">
            {account.save}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <TextInput
          label={texts.realname}
          autoComplete="name"
          maxLength={20}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setIsMissing(false)
          }}
          error={isMissing && <ErrorText>{texts.realnameMissing}</ErrorText>}
          data-autofocus
        />
      </form>
    </Dialog>
  )
}
