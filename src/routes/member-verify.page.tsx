import { JoinRequestsScreen } from '#features/join-requests/join-requests.screen.tsx'
import { NavigationFromRouter } from './navigation-from-router.tsx'

export const MemberVerifyPage = () => (
  <NavigationFromRouter>
    <JoinRequestsScreen />
  </NavigationFromRouter>
)
