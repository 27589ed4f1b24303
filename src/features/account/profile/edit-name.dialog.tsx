import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { EditDialog } from './edit.dialog.tsx'
import { profileTexts } from './profile.texts.ts'

export interface EditNameDialogProps {
  /** The one that holds; it is not sent again. */
  readonly realname: string
  /** What stands in the field at first: another one where that did not come through. */
  readonly offered: string
  readonly onSave: (realname: string) => void
  readonly onClose: () => void
}

/** Another name. */
export function EditNameDialog({ realname, offered, onSave, onClose }: EditNameDialogProps) {
  const texts = useTexts(profileTexts)
  const [typed, setTyped] = useState(offered)
  const [isMissing, setIsMissing] = useState(false)
  const save = () => {
    if (typed.trim() === '') return setIsMissing(true)
    onClose()
    if (typed.trim() !== realname) onSave(typed.trim())
  }
  return (
    <EditDialog title={texts.editName} onSave={save} onClose={onClose}>
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
    </EditDialog>
  )
}
