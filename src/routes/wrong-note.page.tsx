import { useParams } from '@tanstack/react-router'
import { WrongBookScreen } from '#features/wrong-note/wrong-book.screen.tsx'
import { WrongNoteClass } from './wrong-note-class.tsx'

/** The view of the book, and its filters. */
const fields = ['view', 'bookId', 'chapterId', 'assignmentId', 'startDate', 'endDate']

/** The wrong questions of the class in the address. */
export function WrongNotePage() {
  const { courseId } = useParams({ from: '/teacher/shell/course/$courseId/wrongnote/question' })
  return (
    <WrongNoteClass courseId={courseId} keeps={{ page: `wrongnote.${courseId}`, fields }}>
      {(props) => <WrongBookScreen {...props} />}
    </WrongNoteClass>
  )
}
