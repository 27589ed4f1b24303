import { useParams } from '@tanstack/react-router'
import { StudentBookScreen } from '#features/wrong-note/student-book.screen.tsx'
import { WrongNoteClass } from './wrong-note-class.tsx'

/** A student's wrong questions. */
export function StudentBookPage() {
  const { courseId, studentId } = useParams({
    from: '/teacher/shell/course/$courseId/wrongnote/questionRankStu/$studentId',
  })
  return (
    <WrongNoteClass courseId={courseId} ids={[Number(studentId)]}>
      {(props) => <StudentBookScreen key={studentId} {...props} studentId={Number(studentId)} />}
    </WrongNoteClass>
  )
}
