import { useParams } from '@tanstack/react-router'
import { QuestionDetailScreen } from '#features/wrong-note/question-detail.screen.tsx'
import { WrongNoteClass } from './wrong-note-class.tsx'

/** One wrong question of a class. */
export function QuestionDetailPage() {
  const { courseId, questionId } = useParams({
    from: '/teacher/shell/course/$courseId/wrongnote/questionDetail/$questionId',
  })
  return (
    <WrongNoteClass courseId={courseId} ids={[Number(questionId)]}>
      {(props) => <QuestionDetailScreen key={questionId} {...props} questionId={Number(questionId)} />}
    </WrongNoteClass>
  )
}
