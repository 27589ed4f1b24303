import { Select } from '@mantine/core'
import { useState } from 'react'
import { bookVersionNames } from '#domain/classes/book-versions.ts'
import type { StageId, SubjectId } from '#domain/classes/subjects.ts'
import { TeachingFields } from '#parts/teaching-fields/teaching-fields.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { accountTexts } from '../account.texts.ts'
import { EditDialog } from './edit.dialog.tsx'
import { profileTexts } from './profile.texts.ts'

export interface TeachingChoice {
  readonly stageId: StageId | null
  readonly subjectId: SubjectId | null
  readonly bookVersion: string | null
}

/** A complete choice. */
export interface WholeTeaching {
  readonly stageId: StageId
  readonly subjectId: SubjectId
  readonly bookVersion: string
}

export interface EditTeachingDialogProps {
  readonly teaching: TeachingChoice
  readonly onSave: (teaching: WholeTeaching) => void
  readonly onClose: () => void
}

/** Stage, subject and book version; changing the subject requires a version for it. */
export function EditTeachingDialog({ teaching, onSave, onClose }: EditTeachingDialogProps) {
  const account = useTexts(accountTexts)
  const texts = useTexts(profileTexts)
  const [choice, setChoice] = useState(teaching)
  const [wasTried, setWasTried] = useState(false)
  const { stageId, subjectId, bookVersion } = choice
  const versions = versionsOf(choice, teaching)
  const save = () => {
    if (stageId === null || subjectId === null || bookVersion === null) return setWasTried(true)
    onClose()
    onSave({ stageId, subjectId, bookVersion })
  }
  const isStageMissing = wasTried && (stageId === null || subjectId === null)
  const isVersionMissing = wasTried && bookVersion === null
  return (
    <EditDialog title={texts.editTeaching} onSave={save} onClose={onClose}>
      <TeachingFields
        value={choice}
        onChange={(next) => setChoice({ ...next, bookVersion: versionFor(next.subjectId, bookVersion) })}
        error={isStageMissing ? account.stageMissing : null}
      />
      <Select
        label={texts.bookVersion}
        placeholder={texts.chooseBookVersion}
        data={[...versions]}
        value={bookVersion}
        onChange={(version) => setChoice({ ...choice, bookVersion: version })}
        allowDeselect={false}
        disabled={subjectId === null}
        error={isVersionMissing && <ErrorText>{texts.bookVersionMissing}</ErrorText>}
      />
    </EditDialog>
  )
}

/** The versions of the chosen subject; the current one stays available even if it is no longer listed. */
function versionsOf({ subjectId }: TeachingChoice, { bookVersion, subjectId: own }: TeachingChoice): readonly string[] {
  const names = subjectId === null ? [] : bookVersionNames[subjectId]
  return bookVersion === null || subjectId !== own || names.includes(bookVersion) ? names : [bookVersion, ...names]
}

/** The version stays if the other subject has it, too. */
const versionFor = (subjectId: SubjectId | null, version: string | null): string | null =>
  subjectId !== null && version !== null && bookVersionNames[subjectId].includes(version) ? version : null
