import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { account } from '#api/contract/groups/account.ts'
import { user } from '#api/contract/groups/user.ts'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { storageKeys } from '#api/ports/storage-keys.ts'
import { maskedMobile } from '#domain/accounts/masked-mobile.ts'
import { paths } from '#domain/paths/paths.ts'
import { publicPaths } from '#domain/paths/public-paths.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import { faultStage } from '#tests/support/pages/fault-stage.ts'
import { placeTeacher } from '#tests/support/pages/doors.ts'
import { demoMobiles, home, leave, openAddress, signInByPassword } from '#tests/support/pages/pages.ts'
import { otherBrowser } from '#tests/support/pages/sessions.ts'
import { openingCalls } from '#tests/support/product/fault-runs.ts'
import {
  codeWay,
  enter,
  loginWay,
  newPasswordWay,
  portalWays,
  press,
  puzzleWay,
} from '#tests/support/product/fault-ways.ts'
import { anotherBrowser, arriveAs, browserOf, forgetCodes } from '#tests/support/charts/codes.ts'
import { apply, approveAll } from '#tests/support/worlds/newcomers.ts'

const { lin, xu, gu } = demoMobiles
const { address, openPage, pass, testFaults } = await faultStage()

/** An unknown browser with no countdown running, on a day on which no codes have been sent. */
async function forget(page: Page): Promise<void> {
  await forgetCodes({ address })
  await page.evaluate((key) => localStorage.removeItem(key), storageKeys.smsCountdown)
  await page.context().clearCookies()
  await placeTeacher(address, { username: gu })
}

/** An unused mobile number for each run. */
const mobileOf = (number: number): string => `139${String(number).padStart(8, '0')}`

const newPassword = 'Wechsel#2027'

/** Signing in by a code. */
await testFaults('SMS', async () => {
  const page = await openPage()
  const form = page.getByRole('form', { name: '短信登录' })
  return {
    pages: [page],
    beside: openingCalls,
    begin: () => forget(page),
    start: async () => {
      await openAddress(page, `${address}/#/login`)
      await page.getByRole('tab', { name: '短信登录' }).click()
      await form.getByRole('textbox', { name: '手机号' }).fill(gu)
      await form.getByRole('checkbox').check()
    },
    goal: home(page),
    ways: [
      ...portalWays(page),
      puzzleWay(page),
      codeWay({ form, address, mobile: () => gu, submit: '登录', pass }),
      loginWay(page, gu),
    ],
  }
})

/** Applying to a school for an account. */
await testFaults('register', async () => {
  const page = await openPage()
  const form = page.getByRole('form', { name: '注册账号' })
  let mobile = ''
  return {
    pages: [page],
    beside: openingCalls,
    begin: async (number) => {
      await forget(page)
      mobile = mobileOf(number)
    },
    start: async () => {
      await page.goto(`${address}/#${publicPaths.register}`)
      await form.getByRole('textbox', { name: '手机号' }).fill(mobile)
      await form.getByRole('textbox', { name: '姓名' }).fill('周明远')
      await form.getByRole('textbox', { name: '学校代码' }).fill('qiming')
      await form.getByRole('radio', { name: '初中' }).check()
      await form.getByLabel('密码', { exact: true }).fill(newPassword)
      await form.getByLabel('确认密码', { exact: true }).fill(newPassword)
      await form.getByRole('checkbox').check()
    },
    // Those who have applied without getting the answer learn so when they apply again.
    goal: page.getByRole('heading', { name: '申请已提交' }).or(page.getByText('这个手机号已经提交过申请')),
    ways: [
      puzzleWay(page),
      {
        ...codeWay({ form, address, mobile: () => mobile, submit: '提交申请', pass }),
        where: form.locator(':scope:not(:has-text("这个手机号已经提交过申请"))'),
      },
    ],
    check: async () => {
      const owner = await otherBrowser(address, lin)
      const open = { isOpen: true, pager: { currentPage: 1, pageSize: 999 } }
      const { applications } = await owner.get(account.applications, open)
      expect(applications.filter((one) => one.mobile === mobile).length).toBe(1)
    },
  }
})

/** Resetting a forgotten password. */
await testFaults('forgotten password', async () => {
  const page = await openPage()
  const form = page.getByRole('form', { name: '忘记密码' })
  return {
    pages: [page],
    beside: openingCalls,
    begin: () => forget(page),
    start: async () => {
      await page.goto(`${address}/#${publicPaths.password(gu)}`)
      await form.getByRole('button', { name: '下一步' }).click()
    },
    goal: page.getByRole('form', { name: '登录', exact: true }),
    ways: [
      puzzleWay(page),
      codeWay({ form, address, mobile: () => gu, submit: '下一步', pass }),
      newPasswordWay(form, newPassword),
    ],
    check: async () => {
      expect(resultId(await anotherBrowser(address).signIn(gu, passwordDigest(newPassword)))).toBe('ok')
    },
  }
})

/** Binding a user of the messaging app. */
await testFaults('bind', async () => {
  const page = await openPage()
  const form = page.getByRole('form', { name: '绑定账号' })
  let state = ''
  return {
    pages: [page],
    beside: openingCalls,
    begin: async () => {
      await forget(page)
      await placeTeacher(address, { username: xu })
      await page.goto(`${address}/#/login`)
      await page.getByText('二维码已备好').waitFor()
      state = await arriveAs(await browserOf({ page, address }), address, '望舒')
      await leave(page, address)
    },
    start: async () => {
      await page.goto(`${address}/#${publicPaths.bind('o', state)}`)
      await form.getByRole('textbox', { name: '账号的手机号' }).fill(xu)
      await form.getByRole('checkbox').check()
    },
    goal: home(page),
    ways: [
      ...portalWays(page),
      puzzleWay(page),
      codeWay({ form, address, mobile: () => xu, submit: '绑定并登录', pass }),
      press('begin again', page.getByRole('link', { name: '回登录页' })),
      loginWay(page, xu),
    ],
  }
})

/** Changing an account's mobile. */
await testFaults('change mobile', async () => {
  const page = await openPage()
  const form = page.getByRole('form', { name: '更换手机号' })
  let [owner, mobile, tries] = [mobileOf(60_000), '', 0]
  await forgetCodes({ address })
  await apply(address, owner, '陆知远')
  await approveAll(address)
  const open = async () => {
    await page.goto(`${address}/#${paths.editPhone}`)
    await form.getByRole('textbox', { name: '新手机号' }).fill(mobile)
  }
  return {
    pages: [page],
    beside: openingCalls,
    begin: async (number) => {
      await forget(page)
      // The user name changes along with the mobile.
      const isChanged = await placeTeacher(address, { username: mobile }).then(
        () => true,
        () => false,
      )
      if (isChanged) owner = mobile
      mobile = mobileOf(number + 50_000)
      tries = 0
      await enter(page, address, owner)
    },
    start: open,
    goal: page.getByRole('heading', { name: '我的资料' }),
    ways: [
      ...portalWays(page),
      puzzleWay(page),
      codeWay({ form, address, mobile: () => mobile, submit: '绑定', pass }),
      // Where somebody without a class enters; once the page reports that the mobile has changed, they are done.
      {
        name: 'open again',
        where: page.getByRole('heading', { name: /^(切换班级|还没有班级)$/ }).first(),
        act: async () => {
          await open()
          const isChanged = await page.getByText(`现在绑定的是 ${maskedMobile(mobile)}`).isVisible()
          if (isChanged) await page.goto(`${address}/#${paths.profile}`)
        },
      },
      { ...loginWay(page, owner), act: () => signInByPassword(page, [owner, mobile][tries++ % 2] ?? '') },
    ],
    check: async () => {
      const { mobile: bound } = await (await otherBrowser(address, mobile)).get(user.teacherInfo, {})
      expect(bound).toBe(maskedMobile(mobile))
    },
  }
})
