import { studentMarks } from '#api/contract/areas/student-marks.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { answeringTexts } from '../answering.texts.ts'
import css from './sheet.module.css'

/** Why the teacher sent the work back; nothing where it did not come back. */
export function SentBack({ assignmentId }: { readonly assignmentId: number }) {
  const texts = useTexts(answeringTexts)
  // What cannot be fetched here stands on the list, too, and must not keep anybody from answering.
  const { data } = useEndpoint(studentMarks.notes, { assignmentId })
  if (data === undefined || data.sentBack === null) return null
  return (
    <p className={css['notice']} role="status">
      {texts.sentBack(data.sentBack.reason)}
    </p>
  )
}
