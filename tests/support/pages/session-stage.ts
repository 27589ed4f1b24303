import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeEach } from 'vitest'
import { assigning } from '#api/contract/groups/assigning.ts'
import { demoPassword } from '#server/content/demo/people.ts'
import { assignPath, fillAssignment } from './assign.ts'
import { demoMobiles, openPortal } from './pages.ts'
import { signOutEverywhere } from './sessions.ts'
import { connectBrowser, lendProduct } from '#tests/support/product/lent-product.ts'

/** The input in 林知夏's dialog. */
export const typed = (assignmentName: string) => ({ assignmentName, student: 'qm0701005' })

/**
 * A browser in which 林知夏 and 许望舒 are signed out at the start of each test. Registers its cleanup with the test file.
 */
export async function sessionStage() {
  const address = await lendProduct()
  const teachers = [demoMobiles.lin, demoMobiles.xu]
  const browser = await connectBrowser()
  beforeEach(() => signOutEverywhere(address, teachers))
  afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))
  afterAll(async () => {
    await browser.close()
    await signOutEverywhere(address, teachers)
  })
  const openHome = () => openPortal(browser, address, demoMobiles.lin)
  /** Opens the dialog and fills it in; `sent` collects the idempotency keys of its saves. */
  const openAssignment = async (assignmentName: string) => {
    const page = await openHome()
    const sent: (string | undefined)[] = []
    page.on('request', (request) => {
      if (request.url().endsWith(assigning.save.path)) sent.push(request.headers()['idempotency-key'])
    })
    await page.goto(`${address}/#${assignPath}`)
    await fillAssignment(page, typed(assignmentName))
    return { page, sent }
  }
  return { address, openHome, openAssignment }
}

/** The sign-in dialog over the page. */
export const reLogin = (page: Page, title = '登录已过期，请重新登录') => page.getByRole('dialog', { name: title })

export async function signInAgain(page: Page, title?: string): Promise<void> {
  const dialog = reLogin(page, title)
  await dialog.getByLabel('密码', { exact: true }).fill(demoPassword)
  await dialog.getByRole('button', { name: '登录', exact: true }).click()
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /账号菜单$/ }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await page.getByRole('textbox', { name: '账号' }).waitFor()
}
