import { ChangeAnswerScreen } from '#features/papers/change-answer/change-answer.screen.tsx'
import { NavigationFromRouter } from './navigation-from-router.tsx'
import { useTeacher } from './teacher-context.tsx'

/** The paper, and which of its items. */
const keeps = { page: 'changeAnswer', fields: ['paperId', 'itemId'] }

export const ChangeAnswerPage = () => {
  const { subjectId } = useTeacher()
  return (
    <NavigationFromRouter keeps={keeps}>
      <ChangeAnswerScreen subjectId={subjectId} />
    </NavigationFromRouter>
  )
}
