import { MessagesScreen } from '#features/messages/messages.screen.tsx'
import { NavigationFromRouter } from './navigation-from-router.tsx'
import { useTeacher } from './teacher-context.tsx'

export const MessagesPage = () => (
  <NavigationFromRouter>
    <MessagesScreen teacher={useTeacher().teacher} />
  </NavigationFromRouter>
)
