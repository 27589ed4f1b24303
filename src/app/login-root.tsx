import { type ReactNode, useSyncExternalStore } from 'react'
import type { Call } from '#api/client/client.ts'
import type { Store } from '#api/ports/readable.ts'
import { ClientProvider } from '#api/queries/client-context.tsx'
import type { Language } from '#domain/portal/language.ts'
import { LoginScreen, type LoginScreenProps } from '#features/login/login.screen.tsx'
import { ErrorBoundary } from '#ui/error-boundary/error-boundary.tsx'
import { LanguageProvider, useTexts } from '#ui/language/language-context.tsx'
import { MissingPart } from '#ui/lazy-part/missing-part.tsx'
import { pageTitleTexts } from '#ui/page-title/page-title.texts.ts'
import { useDocumentTitle } from '#ui/page-title/use-document-title.ts'
import { PodiumTheme } from '#ui/theme/theme-provider.tsx'

export interface LoginRootProps extends LoginScreenProps {
  readonly language: Store<Language>
  readonly call: Call
  readonly nonce: string
  /** Content over the page. */
  readonly children?: ReactNode
}

/** The sign-in page, with its title in the browser's tab. */
function NamedLogin(props: LoginScreenProps) {
  useDocumentTitle(useTexts(pageTitleTexts).signIn)
  return <LoginScreen {...props} />
}

/** The sign-in page with everything around it. */
export function LoginRoot({ language, call, nonce, children, ...screen }: LoginRootProps) {
  const chosen = useSyncExternalStore(language.subscribe, language.get, language.get)
  return (
    <PodiumTheme nonce={nonce}>
      <LanguageProvider value={chosen} onChange={language.set}>
        <ClientProvider call={call}>
          <ErrorBoundary renderBroken={(retry) => <MissingPart onRetry={retry} />}>
            <NamedLogin {...screen} />
            {children}
          </ErrorBoundary>
        </ClientProvider>
      </LanguageProvider>
    </PodiumTheme>
  )
}
