import { useParams } from '@tanstack/react-router'
import { studentPartOf } from '#domain/paths/wrong-note-paths.ts'
import { NotFoundScreen } from '#features/shell/not-found.screen.tsx'
import { StudentBookScreen } from '#features/wrong-note/student-book.screen.tsx'
import { WrongNoteClass } from './wrong-note-class.tsx'

/** A student's wrong questions for one item or one knowledge point, with every answer. */
export function StudentPartPage() {
  const { courseId, studentId, paramStr } = useParams({
    from: '/teacher/shell/course/$courseId/wrongnote/questionRankStuDetail/$studentId/$paramStr',
  })
  const part = studentPartOf(paramStr)
  if (part === null) return <NotFoundScreen />
  return (
    <WrongNoteClass courseId={courseId} ids={[Number(studentId)]}>
      {(props) => <StudentBookScreen key={paramStr} {...props} studentId={Number(studentId)} part={part} />}
    </WrongNoteClass>
  )
}
