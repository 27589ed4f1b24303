import { DevicesScreen } from '#features/account/devices/devices.screen.tsx'
import { PersonalPage } from './personal-page.tsx'

export const DevicesPage = () => (
  <PersonalPage>
    <DevicesScreen />
  </PersonalPage>
)
