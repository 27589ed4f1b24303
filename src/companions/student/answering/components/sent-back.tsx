import { studentMarks } from '#api/contract/groups/student-marks.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { answeringTexts } from '../answering.texts.ts'
import { Notice } from './notice.tsx'

/** Why the teacher sent the work back; nothing if it was not. */
export function SentBack({ assignmentId }: { readonly assignmentId: number }) {
  const texts = useTexts(answeringTexts)
  // If this cannot be fetched, the list shows it too, and it must not keep anybody from answering.
  const { data } = useEndpoint(studentMarks.notes, { assignmentId })
  if (data === undefined || data.sentBack === null) return null
  return <Notice role="status">{texts.sentBack(data.sentBack.reason)}</Notice>
}
