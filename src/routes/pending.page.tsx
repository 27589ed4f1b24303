import { PendingScreen } from '#features/marking/pending.screen.tsx'

export const PendingPage = () => <PendingScreen />
