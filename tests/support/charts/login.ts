import type { Locator, Page } from 'playwright-core'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { accountLimits } from '#domain/portal/constants.ts'
import { openSessions, placeTeacher } from '#tests/support/pages/doors.ts'
import type { Screen } from './screen.ts'
import { clientAt } from '#tests/support/product/product.ts'
import { openBrowser } from '#tests/support/product/test-browser.ts'

/** A teacher as before any path: signed in on no device, and with no wrong password today. */
export async function settle(address: string, teacher: string): Promise<void> {
  await placeTeacher(address, { username: teacher })
}

/** Signs a teacher in on the maximum number of devices. */
export async function fillDevices(address: string, teacher: string): Promise<void> {
  await openSessions(address, { username: teacher, surface: 'portal', count: accountLimits.devices })
}

/** Enters wrong passwords elsewhere until the account requires a captcha. */
export async function guess(address: string, teacher: string): Promise<void> {
  const browser = openBrowser((uid, cookie) => clientAt(address, uid, cookie))
  for (let attempt = 0; attempt < 3; attempt += 1) await browser.signIn(teacher, passwordDigest(`wrong ${attempt}`))
}

/** Opens the sign-in page and waits until it works: its frame is there before its scripts are. */
export async function openLoginPage({ page, address, reveal }: Screen): Promise<void> {
  await page.goto(`${address}/#/login`)
  await reveal(page.getByRole('region', { name: '扫码登录' }).getByRole('status'))
}

export const devicesDialog = (page: Page): Locator => page.getByRole('dialog', { name: '登录设备过多' })
export const puzzleDialog = (page: Page): Locator => page.getByRole('dialog', { name: '请完成滑块验证' })

/** Signs out the first device on the list, which lets this browser in. */
export const releaseFirst = (page: Page): Promise<void> =>
  devicesDialog(page).getByRole('listitem').getByRole('button').first().click()

export const closeDevices = (page: Page): Promise<void> =>
  devicesDialog(page).getByRole('button', { name: '取消' }).click()

export const hasTooMany = ({ context }: AnyMachineSnapshot): boolean => context['failure']?.kind === 'tooManyDevices'

/**
 * What can be done on a form: whatever a dialog covers is out of reach, devices leave only in their dialog, and a field
 * or checkbox that does not change triggers no event.
 */
export function isReachable({ type, text, agreed }: AnyEventObject, snapshot: AnyMachineSnapshot): boolean {
  const { context } = snapshot
  if (type.startsWith('devices.')) return hasTooMany(snapshot)
  if (type.startsWith('xstate.')) return true
  if (hasTooMany(snapshot)) return false
  if (agreed !== undefined) return agreed !== context['agreed'] && snapshot.value !== 'challenged'
  return text === undefined || text !== context[type.replace('.change', '')]
}

/** A password that is no longer right. */
export const wrongPassword = { change: (body: string) => body.replace(/password=\w{8}/, 'password=00000000') }
