import { type ReactNode, useSyncExternalStore } from 'react'
import { ClientProvider } from '#api/queries/client-context.tsx'
import { LanguageProvider } from '#ui/language/language-context.tsx'
import type { PhoneServices } from './phone-services.ts'
import { ServicesProvider } from './services-context.tsx'

export interface PhoneProvidersProps {
  readonly services: PhoneServices
  readonly children: ReactNode
}

/** Providers of the phone page, inside the theme. */
export function PhoneProviders({ services, children }: PhoneProvidersProps) {
  const language = useSyncExternalStore(services.language.subscribe, services.language.get)
  return (
    <LanguageProvider value={language} onChange={services.language.set}>
      <ClientProvider call={services.call}>
        <ServicesProvider value={services}>{children}</ServicesProvider>
      </ClientProvider>
    </LanguageProvider>
  )
}
