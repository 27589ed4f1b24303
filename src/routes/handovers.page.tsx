import { HandoversScreen } from '#features/handover/handovers.screen.tsx'
import { NavigationFromRouter } from './navigation-from-router.tsx'

export const HandoversPage = () => (
  <NavigationFromRouter>
    <HandoversScreen />
  </NavigationFromRouter>
)
