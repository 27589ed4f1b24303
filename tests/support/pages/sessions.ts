import { signOn } from '#api/contract/groups/sign-on.ts'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { demoPassword } from '#server/content/demo/people.ts'
import { placeTeacher } from './doors.ts'
import { clientAt } from '#tests/support/product/product.ts'
import { openBrowser, type TestBrowser } from '#tests/support/product/test-browser.ts'

/** A signed-in browser without a page. It replaces the oldest device if there are five already. */
export async function otherBrowser(address: string, mobile: string): Promise<TestBrowser> {
  const browser = openBrowser((uid, cookie) => clientAt(address, uid, cookie))
  const answer = await browser.signIn(mobile, passwordDigest(demoPassword))
  if (answer.code === 0) return browser
  const tooMany = answer.data as unknown as {
    readonly token: string
    readonly devices: readonly { deviceId: number }[]
  }
  const oldest = tooMany.devices.at(-1)?.deviceId ?? 0
  const { uid } = await browser.get(signOn.releaseDevice, { token: tooMany.token, deviceId: oldest })
  browser.setUid(uid)
  return browser
}

/** Ends every session of a teacher, as they could from another computer. */
export async function endSessions(address: string, mobile: string): Promise<void> {
  const browser = await otherBrowser(address, mobile)
  await browser.get(signOn.logoutOthers, {})
  await browser.get(signOn.logout, {})
}

/** Ends every session of these teachers, so that one file's devices do not use up another's limit. */
export async function signOutEverywhere(address: string, mobiles: Iterable<string>): Promise<void> {
  for (const username of mobiles) await placeTeacher(address, { username })
}
