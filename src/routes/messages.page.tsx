import { MessagesScreen } from '#features/messages/messages.screen.tsx'
import { NavigationFromRouter } from './navigation-from-router.tsx'
import { PersonalPage } from './personal-page.tsx'
import { useTeacher } from './teacher-context.tsx'

export const MessagesPage = () => (
  <PersonalPage>
    <NavigationFromRouter>
      <MessagesScreen teacher={useTeacher()} />
    </NavigationFromRouter>
  </PersonalPage>
)
