import { studentMarks } from '#api/contract/areas/student-marks.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { answeringTexts } from '../answering.texts.ts'
import css from './sheet.module.css'

/** Why the teacher sent the work back; nothing if it was not. */
export function SentBack({ assignmentId }: { readonly assignmentId: number }) {
  const texts = useTexts(answeringTexts)
  // If this cannot be fetched, the list shows it too, and it must not keep anybody from answering.
  const { data } = useEndpoint(studentMarks.notes, { assignmentId })
  if (data === undefined || data.sentBack === null) return null
  return (
    <p className={css['notice']} role="status">
      {texts.sentBack(data.sentBack.reason)}
    </p>
  )
}
