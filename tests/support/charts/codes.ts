import { messagingLogin } from '#api/contract/groups/messaging-login.ts'
import { verification } from '#api/contract/groups/verification.ts'
import { currentConsent } from '#domain/accounts/consent.ts'
import { smsLimits } from '#domain/portal/constants.ts'
import type { SmsPurpose } from '#domain/accounts/sms-purpose.ts'
import { userTypes } from '#domain/classes/subjects.ts'
import { decodePngUrl } from '#tests/support/files/decode-png.ts'
import { codeSentTo, moveServiceClock } from '#tests/support/pages/doors.ts'
import { gapOf } from '#tests/support/pages/puzzle.ts'
import { openLoginPage } from './login.ts'
import type { Screen } from './screen.ts'
import { clientAt } from '#tests/support/product/product.ts'
import { codeRequest } from '#tests/support/service/sent-code.ts'
import { openBrowser, type TestBrowser } from '#tests/support/product/test-browser.ts'

/** Forgets the codes sent so far, for both the limit per minute and the one per day. */
const anotherDay = 86_400_000 + smsLimits.countdownSeconds * 1000

/** Forgets all codes sent today. */
export const forgetCodes = ({ address }: Pick<Screen, 'address'>): Promise<void> =>
  moveServiceClock(address, anotherDay)

/** The page's browser as a client of the service, so that whatever it gets is valid for that page. */
export async function browserOf({
  page,
  address,
}: Pick<Screen, 'page' | 'address'>): Promise<Pick<TestBrowser, 'get'>> {
  const cookies = await page.context().cookies()
  return clientAt(address, 0, cookies.map(({ name, value }) => `${name}=${value}`).join('; '))
}

/** Gives a page the cookies of a browser without one, so that whatever that got is valid for it. */
export async function dressAs(browser: Pick<TestBrowser, 'cookie'>, { page, address }: Screen): Promise<void> {
  const pairs = browser.cookie().split('; ')
  const cookies = pairs.map((pair) => pair.split('=')).map(([name = '', value = '']) => ({ name, value, url: address }))
  await page.context().addCookies(cookies)
}

/** A browser without a page. */
export const anotherBrowser = (address: string): TestBrowser =>
  openBrowser((uid, cookie) => clientAt(address, uid, cookie))

/** A code that was sent to a mobile for a browser. */
export async function sendCode(
  browser: Pick<TestBrowser, 'get'>,
  address: string,
  mobile: string,
  purpose: SmsPurpose = 'login',
): Promise<string> {
  const start = { purpose: `sms:${purpose}` as const, subject: mobile }
  const { captchaId, picture, piece, pieceY } = await browser.get(verification.newCaptcha, start)
  const x = gapOf(decodePngUrl(picture), decodePngUrl(piece), pieceY)
  const { token } = await browser.get(verification.solveCaptcha, { captchaId, x })
  await browser.get(verification.sendCode, codeRequest(mobile, purpose, token))
  return codeSentTo(address, mobile)
}

/** The form for signing in by a code. */
export async function openSmsForm(screen: Screen) {
  const { page } = screen
  await openLoginPage(screen)
  await page.getByRole('tab', { name: '短信登录' }).click()
  const form = page.getByRole('form', { name: '短信登录' })
  await screen.reveal(form)
}

/** Returns from the demo's messaging app as one of its users; returns the state. */
export async function arriveAs(browser: Pick<TestBrowser, 'get'>, address: string, person: string): Promise<string> {
  const { state, url } = await browser.get(messagingLogin.state, {})
  const html = await (await fetch(address + url)).text()
  const [, code = ''] = new RegExp(`data-code="([^"]+)">[^<]*${person}`).exec(html) ?? []
  await browser.get(messagingLogin.info, { code, state })
  return state
}

/** Binds a user of the messaging app to a teacher's account, in a separate browser. */
export async function bindPerson(address: string, person: string, mobile: string): Promise<void> {
  await forgetCodes({ address })
  const browser = anotherBrowser(address)
  const state = await arriveAs(browser, address, person)
  const verificationCode = await sendCode(browser, address, mobile, 'bind')
  const accepted = { signInAs: userTypes.teacher, consent: [...currentConsent] }
  await browser.get(messagingLogin.bind, { state, mobile, verificationCode, ...accepted })
}
