import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { account } from '#api/contract/groups/account.ts'
import { signOn } from '#api/contract/groups/sign-on.ts'
import { user } from '#api/contract/groups/user.ts'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { paths } from '#domain/paths/paths.ts'
import { demoPassword } from '#server/content/demo/people.ts'
import { openSessions } from '#tests/support/pages/doors.ts'
import { faultStage } from '#tests/support/pages/fault-stage.ts'
import { demoMobiles, home } from '#tests/support/pages/pages.ts'
import type { Way } from '#tests/support/pages/persistence.ts'
import { otherBrowser } from '#tests/support/pages/sessions.ts'
import { openingCalls, type Pair } from '#tests/support/product/fault-runs.ts'
import { enter, loginWay, portalWays, press, signInAgain } from '#tests/support/product/fault-ways.ts'
import { anotherBrowser } from '#tests/support/charts/codes.ts'
import { resultId } from '#tests/support/service/result-id.ts'

const { xu } = demoMobiles
const { address, openPage, testFaults } = await faultStage()

const newPassword = 'Wechsel#2027'

/** The three fields of a new password; whatever is already typed stays. */
function changeWay(form: Locator): Way {
  const current = form.getByLabel('当前密码', { exact: true })
  const next = form.getByLabel('新密码', { exact: true })
  const confirmation = form.getByLabel('确认新密码', { exact: true })
  return {
    name: 'change the password',
    where: form,
    act: async () => {
      const isEmpty = (await current.inputValue()) === ''
      if (isEmpty) await current.fill(demoPassword)
      if (isEmpty) await next.fill(newPassword)
      if (isEmpty) await confirmation.fill(newPassword)
      expect({ next: await next.inputValue(), confirmation: await confirmation.inputValue() }).toEqual({
        next: newPassword,
        confirmation: newPassword,
      })
      await form.getByRole('button', { name: '修改密码' }).click()
    },
  }
}

const loginForm = (page: Page): Locator => page.getByRole('form', { name: '登录', exact: true })

/** The new password signs in, and the former one does not. */
async function expectNewPassword(spoilt: Pair | null): Promise<void> {
  const browser = anotherBrowser(address)
  // Those who are told that they are not certified are at the login, and nothing has changed.
  const isRefused = spoilt?.path === account.updatePassword.path && spoilt.fault === 'code -4'
  const password = isRefused ? demoPassword : newPassword
  expect(resultId(await browser.signIn(xu, passwordDigest(password)))).toBe('ok')
  if (isRefused) return
  expect((await browser.get(signOn.devices, {})).devices.length).toBe(1)
}

/** A forced password change. */
await testFaults('forced password', async () => {
  const page = await openPage()
  return {
    pages: [page],
    beside: openingCalls,
    begin: async () => {
      await enter(page, address, xu, { mustChangePassword: true })
    },
    start: async () => void (await page.goto(`${address}/#/`)),
    goal: loginForm(page),
    ways: [
      signInAgain(page, [newPassword, demoPassword]),
      ...portalWays(page),
      changeWay(page.getByRole('form', { name: '修改密码' })),
    ],
    check: expectNewPassword,
  }
})

/** Changing the password. */
await testFaults('change password', async () => {
  const page = await openPage()
  return {
    pages: [page],
    beside: openingCalls,
    begin: async () => {
      await enter(page, address, xu)
      await page.goto(`${address}/#${paths.editPassword}`)
      await page.getByRole('form', { name: '修改密码' }).waitFor()
    },
    start: async () => {},
    goal: loginForm(page),
    ways: [
      signInAgain(page, [newPassword, demoPassword]),
      ...portalWays(page),
      changeWay(page.getByRole('form', { name: '修改密码' })),
    ],
    check: expectNewPassword,
  }
})

/** Changing the name. */
await testFaults('profile', async () => {
  const page = await openPage()
  let name = ''
  const dialog = page.getByRole('dialog', { name: '修改姓名' })
  const edit = async () => {
    await page.getByRole('button', { name: '修改姓名' }).click()
    await dialog.getByRole('textbox', { name: '姓名' }).fill(name)
    await dialog.getByRole('button', { name: '保存' }).click()
  }
  return {
    pages: [page],
    beside: openingCalls.filter((path) => path !== user.teacherInfo.path),
    begin: async (number) => {
      name = `许望${number % 10 === 0 ? '零' : '一二三四五六七八九'.charAt((number % 10) - 1)}`
      await enter(page, address, xu)
      await page.goto(`${address}/#${paths.profile}`)
      await page.getByRole('heading', { name: '我的资料' }).waitFor()
    },
    start: edit,
    goal: page.getByRole('definition').filter({ hasText: name }).first(),
    ways: [
      ...portalWays(page),
      {
        name: 'edit again',
        where: page.getByRole('button', { name: '再改一次' }),
        act: async () => {
          await page.getByRole('button', { name: '再改一次' }).click()
          expect(await dialog.getByRole('textbox', { name: '姓名' }).inputValue()).toBe(name)
          await dialog.getByRole('button', { name: '保存' }).click()
        },
      },
      loginWay(page, xu),
      {
        name: 'open again',
        where: home(page),
        act: async () => {
          await page.goto(`${address}/#${paths.profile}`)
          await edit()
        },
      },
    ],
    check: async () => {
      const { realname } = await (await otherBrowser(address, xu)).get(user.teacherInfo, {})
      expect(realname).toBe(name)
    },
  }
})

/** Signing other devices out. */
await testFaults('devices', async () => {
  const page = await openPage()
  const others = page.getByRole('button', { name: '退出其他设备' })
  const one = page.getByRole('button', { name: /^退出 / })
  const confirm = page.getByRole('dialog').getByRole('button', { name: /^退出(其他设备)?$/ })
  const leave = async (button: Locator) => {
    await button.click()
    await confirm.click()
  }
  return {
    pages: [page],
    beside: openingCalls,
    begin: async () => {
      await enter(page, address, xu)
      await openSessions(address, { username: xu, surface: 'portal', count: 3 })
    },
    start: async () => void (await page.goto(`${address}/#${paths.devices}`)),
    goal: page.getByText('只有本机登录了这个账号'),
    ways: [
      ...portalWays(page),
      { name: 'one', where: one.nth(2), act: () => leave(one.first()) },
      { name: 'the others', where: others, act: () => leave(others) },
      loginWay(page, xu),
      {
        name: 'open again',
        where: home(page),
        act: async () => void (await page.goto(`${address}/#${paths.devices}`)),
      },
    ],
  }
})

/** Documents that must be accepted again. */
await testFaults('consent again', async () => {
  const page = await openPage()
  return {
    pages: [page],
    beside: openingCalls,
    begin: async () => {
      await enter(page, address, xu, { consentNeeded: true })
    },
    start: async () => void (await page.goto(`${address}/#/`)),
    goal: home(page),
    ways: [
      ...portalWays(page),
      press(
        'accept',
        page.getByRole('dialog', { name: '文件有更新，请重新同意' }).getByRole('button', { name: '同意', exact: true }),
      ),
      loginWay(page, xu),
    ],
    check: async () => {
      const { consentNeeded } = await (await otherBrowser(address, xu)).get(user.teacherInfo, {})
      expect(consentNeeded).toBe(false)
    },
  }
})
