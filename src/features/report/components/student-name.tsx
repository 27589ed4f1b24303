import { useTexts } from '#ui/language/language-context.tsx'
import { TextButton } from '#ui/text-button/text-button.tsx'
import { reportDetailsTexts } from '../report-details.texts.ts'
import { useNameOf } from '../student-names.ts'

interface StudentNameProps {
  readonly uid: number
  readonly onStudent: (uid: number) => void
}

/** A student's name, which opens the submission. */
export function StudentName({ uid, onStudent }: StudentNameProps) {
  const texts = useTexts(reportDetailsTexts)
  const name = useNameOf()(uid)
  return (
    <TextButton
      tone="quiet"
      mih="max(24px, calc(24 * var(--u)))"
      fz="sm"
      title={texts.openStudent(name)}
      onClick={() => onStudent(uid)}
    >
      {name}
    </TextButton>
  )
}
