import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { user } from '#api/contract/groups/user.ts'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { storageKeys } from '#api/ports/storage-keys.ts'
import { maskedEmail } from '#domain/accounts/email.ts'
import { paths } from '#domain/paths/paths.ts'
import { publicPaths } from '#domain/paths/public-paths.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import { codeSentTo, placeTeacher } from '#tests/support/pages/doors.ts'
import { faultStage } from '#tests/support/pages/fault-stage.ts'
import { demoMobiles } from '#tests/support/pages/pages.ts'
import { solvePuzzle } from '#tests/support/pages/puzzle.ts'
import { otherBrowser } from '#tests/support/pages/sessions.ts'
import { openingCalls } from '#tests/support/product/fault-runs.ts'
import { codeWay, enter, loginWay, newPasswordWay, portalWays, puzzleWay } from '#tests/support/product/fault-ways.ts'
import { anotherBrowser, forgetCodes } from '#tests/support/charts/codes.ts'

const { xu, gu } = demoMobiles
const { address, openPage, pass, testFaults } = await faultStage()

/** An unknown browser with no countdown running, on a day on which no codes have been sent. */
async function forget(page: Page, username: string): Promise<void> {
  await forgetCodes({ address })
  await page.evaluate((key) => localStorage.removeItem(key), storageKeys.smsCountdown)
  await page.context().clearCookies()
  await placeTeacher(address, { username })
}

const newPassword = 'Wechsel#2027'

const emailOf = (number: number): string => `gu-${number}@example.cn`

/** Binding an address to an account. */
await testFaults('bind e-mail', async () => {
  const page = await openPage()
  const form = page.getByRole('form', { name: /(绑定|更换)邮箱/ })
  let email = ''
  const open = async () => {
    await page.goto(`${address}/#${paths.editEmail}`)
    await form.getByRole('textbox', { name: /邮箱$/ }).fill(email)
  }
  return {
    pages: [page],
    beside: openingCalls,
    begin: async (number) => {
      await forget(page, gu)
      email = emailOf(number)
      await enter(page, address, gu)
    },
    start: open,
    goal: page.getByRole('heading', { name: '我的资料' }),
    ways: [
      ...portalWays(page),
      puzzleWay(page),
      codeWay({ form, address, mobile: () => email, submit: '绑定', pass }),
      { name: 'open again', where: page.getByRole('heading', { name: '今天' }), act: open },
      loginWay(page, gu),
    ],
    check: async () => {
      const { email: bound } = await (await otherBrowser(address, gu)).get(user.teacherInfo, {})
      expect(bound).toBe(maskedEmail(email))
    },
  }
})

/** Resetting a password by e-mail. */
await testFaults('forgotten password by e-mail', async () => {
  const email = 'xu@example.cn'
  const page = await openPage()
  await bindEmail(page, email)
  const form = page.getByRole('form', { name: '忘记密码' })
  return {
    pages: [page],
    beside: openingCalls,
    begin: () => forget(page, xu),
    start: async () => {
      await page.goto(`${address}/#${publicPaths.password()}`)
      await form.getByText('用邮箱', { exact: true }).click()
      await form.getByRole('textbox', { name: '邮箱' }).fill(email)
      await form.getByRole('button', { name: '下一步' }).click()
    },
    goal: page.getByRole('form', { name: '登录', exact: true }),
    ways: [
      puzzleWay(page),
      codeWay({ form, address, mobile: () => email, submit: '下一步', pass }),
      newPasswordWay(form, newPassword),
    ],
    check: async () => {
      expect(resultId(await anotherBrowser(address).signIn(xu, passwordDigest(newPassword)))).toBe('ok')
    },
  }
})

/** Binds an address on the screen, before any fault. */
async function bindEmail(page: Page, email: string): Promise<void> {
  await forgetCodes({ address })
  await placeTeacher(address, { username: xu })
  await enter(page, address, xu)
  await page.goto(`${address}/#${paths.editEmail}`)
  const form = page.getByRole('form', { name: '绑定邮箱' })
  await form.getByRole('textbox', { name: '邮箱' }).fill(email)
  await form.getByRole('button', { name: '获取验证码' }).click()
  await solvePuzzle(page)
  await page.getByText('验证码发送成功，请注意查收！').first().waitFor()
  await form.getByRole('textbox', { name: '验证码' }).fill(await codeSentTo(address, email))
  await form.getByRole('button', { name: '绑定', exact: true }).click()
  await page.getByRole('heading', { name: '我的资料' }).waitFor()
}
