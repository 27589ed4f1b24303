import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { isUnnamed } from '#domain/paper/is-unnamed.ts'
import { paperLimits } from '#domain/paper/paper-limits.ts'
import { useTyped } from '#parts/draft/use-typed.ts'
import { FormDialog } from '#ui/form-dialog/form-dialog.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { paperEditorTexts } from './paper-editor.texts.ts'

export interface NamePaperDialogProps {
  readonly paperId: number
  readonly onName: (paperTitle: string) => void
  readonly onClose: () => void
}

/** Asks for a title when an untitled paper is about to be assigned. */
export function NamePaperDialog({ paperId, onName, onClose }: NamePaperDialogProps) {
  const texts = useTexts(paperEditorTexts)
  const { typed, change, drop } = useTyped(`title ${paperId}`, { title: '' })
  const [isRefused, setRefused] = useState(false)
  const title = typed.title.trim()
  const isMissing = title === '' || isUnnamed(title)
  const name = () => {
    drop()
    onName(title)
  }
  const close = () => {
    drop()
    onClose()
  }
  return (
    <FormDialog
      title={texts.nameTitle}
      submit={texts.assign}
      submitting={texts.naming}
      isBusy={false}
      onSubmit={() => (isMissing ? setRefused(true) : name())}
      onClose={close}
    >
      <TextInput
        data-autofocus
        label={texts.paperTitle}
        description={texts.nameHint}
        placeholder={texts.nameExample}
        maxLength={paperLimits.titleLength}
        value={typed.title}
        error={isRefused && isMissing && texts.nameMissing}
        onChange={({ currentTarget }) => change({ title: currentTarget.value })}
      />
    </FormDialog>
  )
}
