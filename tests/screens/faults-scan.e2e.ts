import { expect } from 'vitest'
import { qrLogin } from '#api/contract/groups/qr-login.ts'
import { setup } from '#api/contract/groups/setup.ts'
import { sessionKeys } from '#domain/portal/constants.ts'
import { placeTeacher } from '#tests/support/pages/doors.ts'
import { faultStage } from '#tests/support/pages/fault-stage.ts'
import { demoMobiles, home, openAddress, seen, signInByPassword } from '#tests/support/pages/pages.ts'
import type { Way } from '#tests/support/pages/persistence.ts'
import { openingCalls } from '#tests/support/product/fault-runs.ts'
import { enter, loginWay, portalWays, press } from '#tests/support/product/fault-ways.ts'
import { bindPerson } from '#tests/support/charts/codes.ts'

const { lin } = demoMobiles
const { address, openPage, testFaults } = await faultStage()

const ownCalls: readonly string[] = [qrLogin.loginUrl, qrLogin.result, setup.currentTime].map(({ path }) => path)
const besideScan = openingCalls.filter((path) => !ownCalls.includes(path))

/** A computer with a code, and a phone that scans whatever code the computer shows. */
async function openComputerAndPhone() {
  const [computer, phone] = [await openPage(), await openPage('phone')]
  const picture = computer.getByRole('img', { name: '登录二维码' })
  let scanned: string | undefined
  const shown = () => computer.evaluate((key) => sessionStorage.getItem(key) ?? '', sessionKeys.qrId)
  const scan: Way = {
    name: 'scan',
    where: computer.getByText('二维码已备好'),
    when: async () => (await shown()) !== scanned,
    act: async () => {
      scanned = await shown()
      await phone.goto(`${address}/phone/?${scanned}#/scan?qrId=${scanned}`)
      await phone.getByRole('heading').first().waitFor()
    },
  }
  const ways: readonly Way[] = [
    press(
      'refresh',
      seen(
        computer.getByRole('region', { name: '扫码登录' }).getByRole('status').getByRole('button', { name: '刷新' }),
      ),
    ),
    scan,
    press('ask again', phone.getByRole('button', { name: '重试' })),
    {
      name: 'sign the phone in',
      where: phone.getByRole('form', { name: '账号登录' }),
      act: () => signInByPassword(phone, lin),
    },
  ]
  return {
    computer,
    phone,
    picture,
    ways,
    begin: async () => {
      scanned = ''
      await placeTeacher(address, { username: lin })
      for (const page of [computer, phone]) {
        await page.context().clearCookies()
      }
    },
  }
}

/** Signing in by a code that a phone scans and confirms. */
await testFaults('scan', async () => {
  const { computer, phone, ways, begin } = await openComputerAndPhone()
  return {
    pages: [computer, phone],
    beside: besideScan,
    begin,
    start: () => openAddress(computer, `${address}/#/login`),
    goal: home(computer),
    ways: [
      ...portalWays(computer),
      // Sent back to the login, one is asked again there.
      press(
        'accept',
        computer.getByRole('dialog', { name: '使用前请阅读' }).getByRole('button', { name: '同意', exact: true }),
      ),
      ...ways,
      press('confirm', phone.getByRole('button', { name: '确认登录' })),
    ],
    check: async () => {
      const kept = await computer.evaluate(
        (keys) => keys.filter((key) => key in sessionStorage),
        Object.values(sessionKeys),
      )
      expect(kept).toEqual([])
    },
  }
})

/** A phone that cancels a code and signs out. */
await testFaults('phone', async () => {
  const { computer, phone, picture, ways, begin } = await openComputerAndPhone()
  return {
    pages: [phone, computer],
    beside: besideScan,
    begin: async () => {
      await begin()
      await enter(phone, address, lin, {}, 'phone')
      await openAddress(computer, `${address}/#/login`)
      await picture.waitFor()
    },
    start: async () => {},
    goal: phone.getByRole('form', { name: '账号登录' }),
    ways: [
      ...ways.filter(({ name }) => name !== 'sign the phone in'),
      {
        ...press('cancel', phone.getByRole('button', { name: '取消', exact: true })),
        // The computer has asked about its code by then, however quick the person is.
        when: () => computer.getByText('扫码成功').isVisible(),
      },
      press('go home', phone.getByRole('button', { name: '回到首页' })),
      press('sign out', phone.getByRole('button', { name: '退出登录' })),
    ],
  }
})

/** Signing in through the messaging app. */
await testFaults('messaging app', async () => {
  const page = await openPage()
  await bindPerson(address, '南乔', lin)
  const toMessaging = page.getByRole('form', { name: '登录', exact: true }).getByRole('button', { name: '微信登录' })
  return {
    pages: [page],
    beside: openingCalls,
    begin: async () => {
      await placeTeacher(address, { username: lin })
      await page.context().clearCookies()
    },
    start: () => openAddress(page, `${address}/#/login`),
    goal: home(page),
    ways: [
      ...portalWays(page),
      press('agree', page.getByRole('button', { name: '同意并登录' })),
      press('be somebody', page.getByRole('link', { name: /南乔/ })),
      {
        name: 'to the messaging app',
        where: toMessaging,
        act: () => toMessaging.click(),
      },
      loginWay(page, lin),
    ],
  }
})
