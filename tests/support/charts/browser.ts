import type { Page } from 'playwright-core'
import { user } from '#api/contract/groups/user.ts'
import type { WantedSessions } from '#server/test-teacher.ts'
import { openSessions } from '#tests/support/pages/doors.ts'
import { addHost } from '#tests/support/pages/host.ts'
import type { Screen } from './screen.ts'
import type { TestBrowser } from '#tests/support/product/test-browser.ts'

/** Who is signed in in the page's browser. */
export interface SignedInBrowser {
  /** From now on this cookie's session is the current one; null for none. */
  readonly become: (cookie: string | null) => Promise<void>
  /** Starts a new session for somebody; returns its cookie. */
  readonly sessionOf: (username: string) => Promise<string>
}

export function browserWith({ page, address }: Screen, surface: WantedSessions['surface']): SignedInBrowser {
  const context = page.context()
  return {
    become: async (cookie) => {
      await context.clearCookies({ name: /^(sid|phone)$/ })
      const [name = '', value = ''] = cookie?.split('=') ?? []
      if (cookie !== null) await context.addCookies([{ name, value, url: address }])
    },
    sessionOf: async (username) => (await openSessions(address, { username, surface, count: 1 }))[0] ?? '',
  }
}

/** The account's next browser starts with this class, whatever was chosen in others before. */
export const beginWith = async (elsewhere: TestBrowser, courseId: number): Promise<void> =>
  void (await elsewhere.call(user.saveSetting, { key: 'currentCourse', value: courseId }))

export const accountMenu = (page: Page) => page.getByRole('button', { name: /账号菜单$/, includeHidden: true })

/** Another tab of the same browser, on the portal's home page, as whoever is signed in. */
export async function openTab({ page, address, reveal }: Screen): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.goto(`${address}/`)
  await reveal(accountMenu(tab))
  return tab
}

/** Clicks the sign-out in the account menu. */
export async function signOut(page: Page, reveal: Screen['reveal']): Promise<void> {
  await accountMenu(page).click()
  const item = page.getByRole('menuitem', { name: '退出登录' })
  await reveal(item)
  await item.click()
}

/** Opens the page in a desktop host with a bridge that signs nobody in; `isQuick` as in `addHost`. */
export async function openInHost({ page, address, portal }: Screen, isQuick = true): Promise<void> {
  portal()
  const host = await addHost(page, { isQuick })
  await page.goto(`${address}/`)
  // Returns to an ordinary browser for the next path.
  await host.dispose()
}

/** Hides or shows the page. */
export const look = (page: Page, state: 'hidden' | 'visible'): Promise<void> =>
  page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, state)

/** Enters another address, as in the browser's address bar. */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((hash) => {
    location.hash = hash
  }, path)
