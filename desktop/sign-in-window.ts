import type { BrowserContext, Page } from 'playwright-core'
import { isLoginHash } from '#domain/accounts/login-arrival.ts'

/** How a sign-in ended. */
export type SignInOutcome = 'signedIn' | 'closed'

export interface SignInWindow {
  readonly page: Page
  readonly outcome: Promise<SignInOutcome>
}

/**
 * Opens the service's own sign-in page in a small window of the same browser: every way of signing in is available, and
 * the host never sees a password. The window closes as soon as the page leaves the sign-in.
 */
export async function openSignIn(context: BrowserContext, portal: Page, origin: string): Promise<SignInWindow> {
  // Opened through the browser itself, since the portal's page may be reloading right now.
  const browser = await context.newCDPSession(portal)
  const [page] = await Promise.all([
    context.waitForEvent('page'),
    browser.send('Target.createTarget', { url: `${origin}/#/login`, newWindow: true, width: 1080, height: 800 }),
  ])
  await browser.detach()
  return { page, outcome: outcomeOf(page, origin) }
}

/** Pages that lead back to the sign-in. */
const isBesideSignIn = (hash: string): boolean => isLoginHash(hash) || /^#\/(register|password|bind)([/?]|$)/.test(hash)

function outcomeOf(page: Page, origin: string): Promise<SignInOutcome> {
  return new Promise((resolve) => {
    page.once('close', () => resolve('closed'))
    page.on('framenavigated', (frame) => {
      const { hash, origin: at } = new URL(frame.url())
      // The messaging app's own page, and the return from it, are part of signing in.
      if (frame !== page.mainFrame() || at !== origin || hash === '' || isBesideSignIn(hash)) return
      resolve('signedIn')
      void page.close()
    })
  })
}
