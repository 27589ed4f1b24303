import type { Locator, Page } from 'playwright-core'
import { demoPassword } from '#server/content/demo/people.ts'

/** What somebody does who will not give up: where it stands, what it says, and what they press. */
export interface Way {
  readonly where: Locator
  /** What the page says at that moment; left out where nothing went wrong. */
  readonly says?: Locator
  readonly act: () => Promise<void>
}

/** Ways on that are offered anywhere in the portal. */
function commonWays(page: Page): readonly Way[] {
  const dialog = (name: string | RegExp) => page.getByRole('dialog', { name })
  const anyAgain = page.getByRole('button', { name: '刷新试试' })
  const again = anyAgain.filter({ visible: true }).first()
  const reLogin = dialog(/^登录已过期|^已在别的页面退出登录/)
  const uncertified = dialog('提示').filter({ hasText: '没有认证！' })
  return [
    { where: uncertified, says: uncertified, act: () => uncertified.getByRole('button', { name: '去登录' }).click() },
    {
      where: reLogin,
      says: reLogin,
      act: async () => {
        await reLogin.getByLabel('密码', { exact: true }).fill(demoPassword)
        await reLogin.getByRole('button', { name: '登录', exact: true }).click()
        await reLogin.waitFor({ state: 'hidden' })
      },
    },
    { where: again, says: page.getByRole('alert').filter({ has: anyAgain }), act: () => pressWhileThere(again) },
  ]
}

/** The page tries by itself, too: what could be pressed may be gone because all is well. */
async function pressWhileThere(button: Locator): Promise<void> {
  await button.click({ timeout: 2_000 }).catch(async (error: unknown) => {
    if (await button.isVisible()) throw error
  })
}

/** More presses than this are a dead end. */
const patience = 8

/**
 * Goes on by what the page offers until the goal stands there; answers what it was told on the way. Throws at a dead end.
 * The page's clock is moved on while nothing can be done: a page may wait before it tries again by itself.
 */
export async function persist(page: Page, goal: Locator, ways: readonly Way[]): Promise<readonly string[]> {
  const told: string[] = []
  const all = [...commonWays(page), ...ways]
  const anything = all
    .reduce((place, { where }) => place.or(where), goal)
    .filter({ visible: true })
    .first()
  for (let press = 0; press < patience;) {
    if (!(await appears(anything))) {
      await page.clock.fastForward(3_000)
      press += 0.5
      continue
    }
    const offered = []
    for (const way of all) if (await way.where.isVisible()) offered.push(way)
    const [way] = offered
    if (way === undefined) return told
    if (way.says !== undefined) told.push((await textsOf(way.says)).replaceAll(/\s+/g, ' '))
    await way.act()
    press += 1
  }
  throw new Error(`A dead end after: ${told.join(' | ')}\n${await page.locator('body').innerText()}`)
}

/** What it says; of several things that failed at once, all. */
const textsOf = async (place: Locator): Promise<string> => (await place.allInnerTexts()).join(' ') || '（已恢复）'

const appears = (place: Locator): Promise<boolean> =>
  place.waitFor({ timeout: 1_000 }).then(
    () => true,
    () => false,
  )
