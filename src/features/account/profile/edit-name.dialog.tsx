import { useState } from 'react'
import { useTyped } from '#parts/draft/use-typed.ts'
import { TextFields } from '#ui/form-dialog/text-fields.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { EditDialog } from './edit.dialog.tsx'
import { profileTexts } from './profile.texts.ts'

export interface EditNameDialogProps {
  /** The current name; it is not sent again. */
  readonly realname: string
  /** The initial value of the field: differs from the current name if an earlier change failed. */
  readonly offered: string
  readonly onSave: (realname: string) => void
  readonly onClose: () => void
}

/** Changes the name. */
export function EditNameDialog({ realname, offered, onSave, onClose }: EditNameDialogProps) {
  const texts = useTexts(profileTexts)
  const { typed, change, drop } = useTyped('own name', { realname: offered })
  const [isMissing, setIsMissing] = useState(false)
  const close = () => {
    drop()
    onClose()
  }
  const save = () => {
    const name = typed.realname.trim()
    if (name === '') return setIsMissing(true)
    close()
    if (name !== realname) onSave(name)
  }
  return (
    <EditDialog title={texts.editName} onSave={save} onClose={close}>
      <TextFields
        values={typed}
        onChange={({ realname: name = '' }) => {
          change({ realname: name })
          setIsMissing(false)
        }}
        fields={[
          {
            name: 'realname',
            label: texts.realname,
            longest: 20,
            autoComplete: 'name',
            fault: isMissing && texts.realnameMissing,
          },
        ]}
      />
    </EditDialog>
  )
}
