import { createRoot } from 'react-dom/client'
import type { DesktopBridge } from '#api/ports/desktop-bridge.ts'
import { readDesktopBridge } from '#api/ports/host-interface.ts'
import { localTextStorage } from '#api/ports/local-storage.ts'
import { pageNonce } from '#api/ports/page-nonce.ts'
import { keptLanguage } from '#api/ports/kept-language.ts'
import { bridgeName } from '#domain/accounts/bridge-name.ts'
import { isLoginHash } from '#domain/accounts/login-arrival.ts'
import { publicPaths } from '#domain/paths/public-paths.ts'
import { HostUnusableScreen } from '#features/session/host-unusable.screen.tsx'
import { LanguageProvider } from '#ui/language/language-context.tsx'
import { PodiumTheme } from '#ui/theme/theme-provider.tsx'

/** Opens the portal with the bridge of a desktop host, or says what is wrong with the host. */
export function startInDesktop(container: HTMLElement, openPortal: (bridge: DesktopBridge) => void): void {
  const found = readDesktopBridge(Reflect.get(window, bridgeName))
  if (found.kind !== 'bridge') return sayUnusable(container, found.kind === 'outdated' ? found.version : null)
  // The host has its own login.
  if (isLoginHash(location.hash)) window.history.replaceState(window.history.state, '', `#${publicPaths.home}`)
  openPortal(found.bridge)
}

function sayUnusable(container: HTMLElement, version: string | null): void {
  const language = keptLanguage(localTextStorage)
  createRoot(container).render(
    <PodiumTheme nonce={pageNonce()}>
      <LanguageProvider value={language} onChange={() => {}}>
        <HostUnusableScreen version={version} />
      </LanguageProvider>
    </PodiumTheme>,
  )
}
