import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useSyncExternalStore } from 'react'
import { ClientProvider } from '#api/queries/client-context.tsx'
import { LanguageProvider } from '#ui/language/language-context.tsx'
import { ServicesProvider } from './services-context.tsx'
import type { StudentServices } from './student-services.ts'

export interface StudentProvidersProps {
  readonly services: StudentServices
  readonly children: ReactNode
}

/** Providers of the student page, inside the theme. */
export function StudentProviders({ services, children }: StudentProvidersProps) {
  const language = useSyncExternalStore(services.language.subscribe, services.language.get)
  return (
    <LanguageProvider value={language} onChange={services.language.set}>
      <QueryClientProvider client={services.queryClient}>
        <ClientProvider call={services.call}>
          <ServicesProvider services={services}>{children}</ServicesProvider>
        </ClientProvider>
      </QueryClientProvider>
    </LanguageProvider>
  )
}
