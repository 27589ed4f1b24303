import { expect } from 'vitest'
import { qrLogin } from '#api/contract/groups/qr-login.ts'
import { user } from '#api/contract/groups/user.ts'
import { demoPassword } from '#server/content/demo/people.ts'
import { placeTeacher } from '#tests/support/pages/doors.ts'
import { faultStage } from '#tests/support/pages/fault-stage.ts'
import { demoMobiles, home, openAddress } from '#tests/support/pages/pages.ts'
import type { Way } from '#tests/support/pages/persistence.ts'
import { openingCalls } from '#tests/support/product/fault-runs.ts'
import { devicesWay, portalWays, puzzleWay } from '#tests/support/product/fault-ways.ts'
import { fillDevices, guess } from '#tests/support/charts/login.ts'

const { lin } = demoMobiles
const { address, openPage, testFaults } = await faultStage()

/** Somebody at the login of a new browser. */
async function openTypist() {
  const page = await openPage()
  const form = page.getByRole('form', { name: '登录', exact: true })
  const account = form.getByRole('textbox', { name: '账号' })
  const password = form.getByLabel('密码', { exact: true })
  const consent = form.getByRole('checkbox')
  let wasIn = false
  page.on('request', (request) => (wasIn ||= request.url().endsWith(user.teacherInfo.path)))
  const type = async () => {
    wasIn = false
    await account.fill(lin)
    await password.fill(demoPassword)
    if ((await consent.count()) > 0) await consent.check()
  }
  /**
   * Everything typed is still there, and is sent again. Those who were signed in and got turned away see an empty form.
   */
  const send: Way = {
    name: 'sign in',
    where: form,
    act: async () => {
      if (wasIn) await type()
      expect({
        account: await account.inputValue(),
        password: await password.inputValue(),
        consents: (await consent.count()) === 0 || (await consent.isChecked()),
      }).toEqual({ account: lin, password: demoPassword, consents: true })
      await form.getByRole('button', { name: '登录', exact: true }).click()
    },
  }
  return {
    page,
    send,
    /** Signs everybody out everywhere, and forgets all browsers. */
    forget: async () => {
      await placeTeacher(address, { username: lin })
      await page.context().clearCookies()
    },
    open: async () => {
      await openAddress(page, `${address}/#/login`)
      await page.getByText(/^(二维码已备好|二维码出错)/).waitFor()
      await type()
    },
  }
}

/** Signing in by password. */
await testFaults('password', async () => {
  const { page, forget, open, send } = await openTypist()
  return {
    pages: [page],
    beside: [qrLogin.result.path],
    begin: forget,
    start: open,
    goal: home(page),
    ways: [...portalWays(page), send],
  }
})

/** Signing in by password after three wrong ones. */
await testFaults('captcha', async () => {
  const { page, forget, open, send } = await openTypist()
  return {
    pages: [page],
    beside: openingCalls,
    begin: async () => {
      await forget()
      await guess(address, lin)
    },
    start: open,
    goal: home(page),
    ways: [...portalWays(page), puzzleWay(page), send],
  }
})

/** Signing in by replacing another device. */
await testFaults('sixth device', async () => {
  const { page, forget, open, send } = await openTypist()
  return {
    pages: [page],
    beside: openingCalls,
    begin: async () => {
      await forget()
      await fillDevices(address, lin)
    },
    start: open,
    goal: home(page),
    ways: [...portalWays(page), devicesWay(page), send],
  }
})
