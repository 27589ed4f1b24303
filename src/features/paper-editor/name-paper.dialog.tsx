import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { isUnnamed } from '#domain/paper/is-unnamed.ts'
import { paperLimits } from '#domain/paper/paper-limits.ts'
import { FormDialog } from '#ui/form-dialog/form-dialog.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { paperEditorTexts } from './paper-editor.texts.ts'

export interface NamePaperDialogProps {
  readonly onName: (paperTitle: string) => void
  readonly onClose: () => void
}

/** Asks for a title when an untitled paper is about to be assigned. */
export function NamePaperDialog({ onName, onClose }: NamePaperDialogProps) {
  const texts = useTexts(paperEditorTexts)
  const [typed, setTyped] = useState('')
  const [isRefused, setRefused] = useState(false)
  const title = typed.trim()
  const isMissing = title === '' || isUnnamed(title)
  return (
    <FormDialog
      title={texts.nameTitle}
      submit={texts.assign}
      submitting={texts.naming}
      isBusy={false}
      onSubmit={() => (isMissing ? setRefused(true) : onName(title))}
      onClose={onClose}
    >
      <TextInput
        data-autofocus
        label={texts.paperTitle}
        description={texts.nameHint}
        placeholder={texts.nameExample}
        maxLength={paperLimits.titleLength}
        value={typed}
        error={isRefused && isMissing && texts.nameMissing}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </FormDialog>
  )
}
