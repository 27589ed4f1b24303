import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { newKey } from '#api/client/client.ts'
import { createKeptWork } from '#api/ports/kept-work.ts'
import { ClientProvider } from '#api/queries/client-context.tsx'
import { KeptWorkProvider } from '#api/queries/kept-work-context.tsx'
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
  const { storage, uid } = services
  const [keptWork] = useState(() => createKeptWork({ storage, uid: uid.get, now: Date.now, newKey }))
  return (
    <LanguageProvider value={language} onChange={services.language.set}>
      <QueryClientProvider client={services.queryClient}>
        <ClientProvider call={services.call}>
          <KeptWorkProvider value={keptWork}>
            <ServicesProvider services={services}>{children}</ServicesProvider>
          </KeptWorkProvider>
        </ClientProvider>
      </QueryClientProvider>
    </LanguageProvider>
  )
}
