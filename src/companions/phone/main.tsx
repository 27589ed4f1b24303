import { createRoot } from 'react-dom/client'
import { reportMissingParts } from '#api/client/report-missing-parts.ts'
import { clearCachesRegularly } from '#api/ports/clear-caches.ts'
import { PodiumTheme } from '#ui/theme/theme-provider.tsx'
import { pageNonce } from '#api/ports/page-nonce.ts'
import { takeCode } from './phone-address.ts'
import { PhoneApp } from './phone-app.tsx'
import { PhoneProviders } from './phone-providers.tsx'
import { createPhoneServices } from './phone-services.ts'
import './phone.css'

const root = document.getElementById('root')
if (root === null) throw new Error('phone.html has no root')
reportMissingParts()
clearCachesRegularly()
createRoot(root).render(
  <PodiumTheme nonce={pageNonce()}>
    <PhoneProviders services={createPhoneServices()}>
      <PhoneApp qrId={takeCode()} />
    </PhoneProviders>
  </PodiumTheme>,
)
