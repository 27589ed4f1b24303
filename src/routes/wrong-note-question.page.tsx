import { useParams } from '@tanstack/react-router'
import { SelectQuestionsScreen } from '#features/wrong-note/select-questions.screen.tsx'
import { WrongNoteClass } from './wrong-note-class.tsx'

/** Wrong questions of a book to choose from. */
export function SelectQuestionsPage() {
  const { courseId, bookId } = useParams({
    from: '/teacher/shell/course/$courseId/wrongnote/question/select/$bookId',
  })
  return (
    <WrongNoteClass courseId={courseId} ids={[Number(bookId)]}>
      {(props) => <SelectQuestionsScreen key={bookId} {...props} bookId={Number(bookId)} />}
    </WrongNoteClass>
  )
}
