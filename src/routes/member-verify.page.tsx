import { JoinRequestsScreen } from '#features/join-requests/join-requests.screen.tsx'
import { NavigationFromRouter } from './navigation-from-router.tsx'

/** Filters of the page. */
const keeps = { page: 'requests', fields: ['state', 'courseId'] }

export const MemberVerifyPage = () => (
  <NavigationFromRouter keeps={keeps}>
    <JoinRequestsScreen />
  </NavigationFromRouter>
)
