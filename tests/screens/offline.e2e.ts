import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { qrLogin } from '#api/contract/groups/qr-login.ts'
import { storageKeys } from '#api/ports/storage-keys.ts'
import { paths } from '#domain/paths/paths.ts'
import { publicPaths } from '#domain/paths/public-paths.ts'
import { currentConsent } from '#domain/accounts/consent.ts'
import { demoPassword, demoSchool } from '#server/content/demo/people.ts'
import { codeSentTo, moveServiceClock, placeTeacher } from '#tests/support/pages/doors.ts'
import { demoMobiles, home, openAddress, openPage, openPortal, type Screen } from '#tests/support/pages/pages.ts'
import { solvePuzzle } from '#tests/support/pages/puzzle.ts'
import { endSessions } from '#tests/support/pages/sessions.ts'
import { press } from '#tests/support/pages/survey.ts'
import { connectBrowser, lendProduct } from '#tests/support/product/lent-product.ts'
import { clientAt } from '#tests/support/product/product.ts'
import { openBrowser } from '#tests/support/product/test-browser.ts'

const address = await lendProduct('offline')
const { lin, xu, gu } = demoMobiles
let browser: Browser

beforeAll(async () => {
  browser = await connectBrowser()
})

beforeEach(async () => {
  for (const username of [lin, xu, gu]) await placeTeacher(address, { username })
})

afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))

afterAll(async () => {
  await browser.close()
  for (const username of [lin, xu, gu]) await placeTeacher(address, { username })
})

/** A situation in which the network can drop. */
interface Case {
  readonly name: string
  /** Opens a page in that situation, with something typed. */
  readonly open: () => Promise<Page>
  /** Checks that the page reports the lost network. */
  readonly showsLoss: (page: Page) => Promise<void>
  /** Continues to what the person wanted. */
  readonly goOn: (page: Page) => Promise<void>
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

const password = (page: Page, name = '密码') => page.getByLabel(name, { exact: true })

async function openAt(path: string, screen: Screen = 'computer'): Promise<Page> {
  const page = await openPage(browser, screen)
  await openAddress(page, `${address}${path}`)
  return page
}

/** The sign-in page of somebody who has seen the guide. */
async function openLogin(): Promise<Page> {
  const page = await openPage(browser)
  const seen = [storageKeys.guide, currentConsent.join(',')]
  await page.addInitScript(([key = '', value = '']) => localStorage.setItem(key, value), seen)
  await openAddress(page, `${address}/#/login`)
  return page
}

const askForCode = (page: Page) => page.getByRole('button', { name: '获取验证码' }).click()

/** Requests a code for a mobile, and types it. */
async function typeCode(page: Page, mobile: string): Promise<void> {
  await askForCode(page)
  await solvePuzzle(page)
  await page.getByText('验证码发送成功，请注意查收！').first().waitFor()
  await field(page, '验证码').fill(await codeSentTo(address, mobile))
}

async function openSms(mobile: string): Promise<Page> {
  const page = await openLogin()
  await page.getByRole('tab', { name: '短信登录' }).click()
  await field(page, '手机号').fill(mobile)
  return page
}

const signIn = (page: Page) => press(page, '登录')

/** The single message about the network on the sign-in page. */
const noteIsThere = (page: Page) => page.getByText('网络连接失败，联网后才能登录').waitFor()

const dialogIsThere = (page: Page) => page.getByRole('dialog', { name: '网络已断开' }).waitFor()

/** Pressing the button with nothing typed says why nothing happens. */
const pressTells = (button: string) => async (page: Page) => {
  await press(page, button)
  await page
    .getByText(/网络连接失败/)
    .first()
    .waitFor()
}

const newMobile = '13912345678'
const newPassword = 'Zhang#2027'

const cases: readonly Case[] = [
  {
    name: 'password typed',
    open: async () => {
      const page = await openLogin()
      await field(page, '账号').fill(lin)
      await password(page).fill(demoPassword)
      await page.getByRole('checkbox').check()
      return page
    },
    showsLoss: noteIsThere,
    goOn: async (page) => {
      await signIn(page)
      await home(page).waitFor()
    },
  },
  {
    name: 'code by SMS typed',
    open: async () => {
      const page = await openSms(xu)
      await typeCode(page, xu)
      await page.getByRole('form', { name: '短信登录' }).getByRole('checkbox').check()
      return page
    },
    showsLoss: noteIsThere,
    goOn: async (page) => {
      await signIn(page)
      await home(page).waitFor()
    },
  },
  {
    name: 'puzzle there',
    open: async () => {
      const page = await openSms(gu)
      await askForCode(page)
      await page.getByRole('slider').waitFor()
      return page
    },
    showsLoss: noteIsThere,
    goOn: async (page) => {
      await solvePuzzle(page)
      await page.getByText('验证码发送成功，请注意查收！').first().waitFor()
    },
  },
  {
    name: 'guide there',
    open: async () => {
      const page = await openAt('/#/login')
      await page.getByRole('dialog', { name: '使用前请阅读' }).waitFor()
      return page
    },
    showsLoss: noteIsThere,
    goOn: async (page) => {
      await press(page, '同意')
      expect(await page.getByRole('checkbox', { name: '我已阅读并同意' }).isChecked()).toBe(true)
    },
  },
  {
    name: 'registration filled in',
    open: async () => {
      const page = await openAt(`/#${publicPaths.register}`)
      await field(page, '手机号').fill(newMobile)
      await typeCode(page, newMobile)
      await field(page, '姓名').fill('章予安')
      await field(page, '学校代码').fill(demoSchool.code)
      await page.getByRole('radio', { name: '初中' }).check()
      await password(page).fill(newPassword)
      await password(page, '确认密码').fill(newPassword)
      await page.getByRole('checkbox').check()
      return page
    },
    showsLoss: dialogIsThere,
    goOn: async (page) => {
      await press(page, '提交申请')
      await page.getByText(`已提交给${demoSchool.name}`).waitFor()
    },
  },
  {
    name: 'new password typed',
    open: async () => {
      const page = await openAt(`/#${publicPaths.password()}`)
      await field(page, '手机号').fill(lin)
      await press(page, '下一步')
      await typeCode(page, lin)
      await press(page, '下一步')
      await password(page, '新密码').fill(newPassword)
      await password(page, '确认密码').fill(newPassword)
      return page
    },
    showsLoss: dialogIsThere,
    goOn: async (page) => {
      await press(page, '设为新密码')
      await page.getByText('新密码已生效，请用它登录').waitFor()
    },
  },
  {
    name: 'account of the messaging app to be bound',
    open: async () => {
      const page = await openLogin()
      await press(page, '微信登录')
      await page
        .getByRole('link', { name: /用这个微信账号登录/ })
        .nth(1)
        .click()
      await page.getByRole('heading', { name: '绑定账号' }).waitFor()
      await field(page, '账号的手机号').fill(xu)
      await page.getByRole('checkbox').check()
      return page
    },
    showsLoss: dialogIsThere,
    goOn: async (page) => {
      // A minute after the previous code for this number.
      await moveServiceClock(address, 60_000)
      await typeCode(page, xu)
      await press(page, '绑定并登录')
      await home(page).waitFor()
    },
  },
  {
    name: 'signing in over the page',
    open: async () => {
      const page = await openPortal(browser, address, lin)
      await endSessions(address, lin)
      await page.goto(`${address}/#${paths.devices}`)
      await page.getByRole('dialog', { name: '登录已过期，请重新登录' }).waitFor()
      await password(page).fill(demoPassword)
      return page
    },
    showsLoss: dialogIsThere,
    goOn: async (page) => {
      await signIn(page)
      await page.getByRole('heading', { name: '我的设备' }).waitFor()
    },
  },
  {
    name: 'password typed on the phone',
    open: async () => {
      const page = await openPage(browser, 'phone')
      await page.goto(`${address}/phone/`)
      await field(page, '账号').fill(lin)
      await password(page).fill(demoPassword)
      // The form for codes loads while the password is typed, and stays hidden.
      await page.getByLabel('验证码', { exact: true }).waitFor({ state: 'attached' })
      return page
    },
    showsLoss: pressTells('登录'),
    goOn: async (page) => {
      await signIn(page)
      await page.getByRole('heading', { name: '用手机相机扫电脑上的二维码' }).waitFor()
    },
  },
  {
    name: 'question on the phone',
    open: async () => {
      const computer = openBrowser((uid, cookie) => clientAt(address, uid, cookie))
      const { url } = await computer.get(qrLogin.loginUrl, {})
      const page = await openPage(browser, 'phone')
      await page.goto(url)
      await field(page, '账号').fill(lin)
      await password(page).fill(demoPassword)
      await signIn(page)
      await page.getByRole('heading', { name: '要在这台电脑上登录讲台吗？' }).waitFor()
      return page
    },
    showsLoss: pressTells('确认登录'),
    goOn: async (page) => {
      await press(page, '确认登录')
      await page.getByRole('heading', { name: '已确认，请看电脑' }).waitFor()
    },
  },
]

/** Everything that was typed and ticked. */
const typedOn = (page: Page) =>
  page
    .locator('input')
    .evaluateAll((inputs) =>
      inputs.map((input) =>
        input instanceof HTMLInputElement && /checkbox|radio/.test(input.type)
          ? input.checked
          : (input as HTMLInputElement).value,
      ),
    )

const headings = (page: Page) => page.getByRole('dialog').getByRole('heading').allInnerTexts()

test.each(cases)('$name: offline, online, and on to the goal with nothing lost', async ({ open, showsLoss, goOn }) => {
  const page = await open()
  const onScreen = async () => ({ typed: await typedOn(page), headings: await headings(page) })
  const before = await onScreen()
  await page.context().setOffline(true)
  await showsLoss(page)
  await page.context().setOffline(false)
  await page.getByRole('dialog', { name: '网络已断开' }).waitFor({ state: 'hidden' })
  await page.getByText('网络连接失败，联网后才能登录').waitFor({ state: 'hidden' })
  expect(await onScreen()).toEqual(before)
  await goOn(page)
})
