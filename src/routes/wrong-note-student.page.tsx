import { useParams } from '@tanstack/react-router'
import { StudentBookScreen } from '#features/wrong-note/student-book.screen.tsx'
import { WrongNoteClass } from './wrong-note-class.tsx'

/** The view of the book, and its filters. */
const fields = ['view', 'knowledgeId', 'cause', 'leastWrong', 'startDate', 'endDate']

/** A student's wrong questions. */
export function StudentBookPage() {
  const { courseId, studentId } = useParams({
    from: '/teacher/shell/course/$courseId/wrongnote/questionRankStu/$studentId',
  })
  return (
    <WrongNoteClass
      courseId={courseId}
      ids={[Number(studentId)]}
      keeps={{ page: `wrongnote.${courseId}.${studentId}`, fields }}
    >
      {(props) => <StudentBookScreen key={studentId} {...props} studentId={Number(studentId)} />}
    </WrongNoteClass>
  )
}
