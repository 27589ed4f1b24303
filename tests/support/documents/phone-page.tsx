import { createRoot } from 'react-dom/client'
import { PhoneApp } from '#companions/phone/phone-app.tsx'
import { takeCode } from '#companions/phone/phone-address.ts'
import { PhoneProviders } from '#companions/phone/phone-providers.tsx'
import { createPhoneServices } from '#companions/phone/phone-services.ts'
import { type Journey, openPage } from './journey.ts'
import { PodiumTheme } from '#ui/theme/theme-provider.tsx'

/** The phone page, composed as at its own start, at the address of a login code or without one. */
export function openPhone(journey: Journey, path = ''): void {
  openPage(journey, path, (container) => {
    const root = createRoot(container)
    root.render(
      <PodiumTheme>
        <PhoneProviders services={createPhoneServices()}>
          <PhoneApp qrId={takeCode()} />
        </PhoneProviders>
      </PodiumTheme>,
    )
    return () => root.unmount()
  })
}
