import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useSyncExternalStore } from 'react'
import { ClientProvider } from '#api/queries/client-context.tsx'
import { InputHistoryProvider } from '#api/queries/input-history-context.tsx'
import { KeptWorkProvider } from '#api/queries/kept-work-context.tsx'
import { SaveFileProvider } from '#api/queries/save-file-context.tsx'
import { ConfirmProvider } from '#ui/dialog/confirm-provider.tsx'
import { LeavingContext } from '#ui/navigation/leaving-guards.ts'
import { LanguageProvider } from '#ui/language/language-context.tsx'
import { PodiumTheme } from '#ui/theme/theme-provider.tsx'
import { ToastProvider } from '#ui/toast/toast-provider.tsx'
import { pageNonce } from '#api/ports/page-nonce.ts'
import type { Services } from './services.ts'

export interface ProvidersProps {
  readonly services: Services
  readonly children: ReactNode
}

/** The context of every React root of the portal, its own and those of areas. */
export function Providers({ services, children }: ProvidersProps) {
  const language = useSyncExternalStore(services.language.subscribe, services.language.get)
  return (
    <PodiumTheme nonce={pageNonce()}>
      <LanguageProvider value={language} onChange={services.language.set}>
        <QueryClientProvider client={services.queryClient}>
          <ClientProvider call={services.call}>
            <KeptWorkProvider value={services.keptWork}>
              <InputHistoryProvider value={services.inputHistory}>
                <SaveFileProvider value={services.saveFile}>
                  <ToastProvider log={services.toastLog}>
                    <LeavingContext value={services.leaving}>
                      <ConfirmProvider>{children}</ConfirmProvider>
                    </LeavingContext>
                  </ToastProvider>
                </SaveFileProvider>
              </InputHistoryProvider>
            </KeptWorkProvider>
          </ClientProvider>
        </QueryClientProvider>
      </LanguageProvider>
    </PodiumTheme>
  )
}
