import { MessagesScreen } from '#features/messages/messages.screen.tsx'
import { NavigationFromRouter } from './navigation-from-router.tsx'
import { PersonalPage } from './personal-page.tsx'
import { useTeacher } from './teacher-context.tsx'

/** Filters of the page; the message that is open is none. */
const keeps = { page: 'messages', fields: ['show'] }

export const MessagesPage = () => (
  <PersonalPage>
    <NavigationFromRouter keeps={keeps}>
      <MessagesScreen teacher={useTeacher()} />
    </NavigationFromRouter>
  </PersonalPage>
)
