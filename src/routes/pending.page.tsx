import { WaitingItemsScreen } from '#features/marking/waiting-items.screen.tsx'

export const PendingPage = () => <WaitingItemsScreen />
