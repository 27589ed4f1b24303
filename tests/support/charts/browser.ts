import type { Page } from 'playwright-core'
import { user } from '#api/contract/areas/user.ts'
import type { WantedSessions } from '#server/test-teacher.ts'
import { openSessions } from '#tests/support/pages/doors.ts'
import { addHost } from '#tests/support/pages/host.ts'
import type { Screen } from './screen.ts'
import type { TestBrowser } from '#tests/support/product/test-browser.ts'

/** Who is signed in in the page's browser. */
export interface SignedInBrowser {
  /** From now on it is this cookie's session; nobody's for null. */
  readonly become: (cookie: string | null) => Promise<void>
  /** A new session of somebody, as its cookie. */
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

/** The account's next browser begins with this class, whatever was chosen in others before. */
export const beginWith = async (elsewhere: TestBrowser, courseId: number): Promise<void> =>
  void (await elsewhere.call(user.saveSetting, { key: 'currentCourse', value: courseId }))

export const accountMenu = (page: Page) => page.getByRole('button', { name: /账号菜单$/, includeHidden: true })

/** Another tab of the same browser, at home in the portal as whoever is signed in. */
export async function openTab({ page, address, reveal }: Screen): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.goto(`${address}/`)
  await reveal(accountMenu(tab))
  return tab
}

/** Presses the sign-out of the account menu. */
export async function signOut(page: Page, reveal: Screen['reveal']): Promise<void> {
  await accountMenu(page).click()
  const item = page.getByRole('menuitem', { name: '退出登录' })
  await reveal(item)
  await item.click()
}

/** Opens the page as the desktop host does, with a bridge that signs nobody in; `isQuick` as of `addHost`. */
export async function openInHost({ page, address, portal }: Screen, isQuick = true): Promise<void> {
  portal()
  const host = await addHost(page, { isQuick })
  await page.goto(`${address}/`)
  // The next path may be a browser's.
  await host.dispose()
}

/** The page goes out of sight, or comes back. */
export const look = (page: Page, state: 'hidden' | 'visible'): Promise<void> =>
  page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, state)

/** Types another address, as into the bar of the browser. */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((hash) => {
    location.hash = hash
  }, path)
