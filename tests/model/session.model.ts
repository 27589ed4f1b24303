import type { Page } from 'playwright-core'
import type { AnyEventObject } from 'xstate'
import { account } from '#api/contract/areas/account.ts'
import { signOn } from '#api/contract/areas/sign-on.ts'
import { user } from '#api/contract/areas/user.ts'
import { readRetry, revalidateAfter } from '#domain/constants.ts'
import { paths } from '#domain/paths.ts'
import { demoPassword } from '#server/content/demo/people.ts'
import { placeTeacher } from '#tests/support/e2e-doors.ts'
import { actsOfHost } from '#tests/support/e2e-host.ts'
import { demoMobiles, home } from '#tests/support/e2e-pages.ts'
import { accountMenu, browserWith, goTo, look, openInHost, openTab, signOut } from '#tests/support/machine-browser.ts'
import { testOnScreen } from '#tests/support/machine-screen-tests.ts'
import type { Cast, Screen } from '#tests/support/machine-screen.ts'
import { isLeft, sessionDialogs, sessionScreenTable } from '#tests/support/machine-session.ts'

const { lin, xu } = demoMobiles
const student = 'qm0701005'
const { expired, otherTab, taken, password, consent, binding } = sessionDialogs

/** A student has come: the portal ends that session by itself, whatever the chart does. */
let isStudent = false

async function cast(screen: Screen): Promise<Cast> {
  isStudent = false
  const { page, address, held, reveal } = screen
  const { become, sessionOf } = browserWith(screen, 'portal')
  for (const username of [lin, xu]) await placeTeacher(address, { username })
  const press = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
  const signIn = page.getByRole('form', { name: '登录' })
  const loginPage = page.getByRole('textbox', { name: '账号' })
  /** Among these dialogs only the wanted one is there; none for null. */
  const only = (names: readonly string[], wanted: string | null) =>
    reveal(async () => {
      const isShown = names.map((name) => page.getByRole('dialog', { name }).isVisible())
      return (await Promise.all(isShown)).every((shown, at) => shown === (names[at] === wanted))
    })
  const overPage = (wanted: string | null) => only([expired, otherTab, taken], wanted)
  const duty = (wanted: string | null) => only([password, consent, binding], wanted)
  const isHandedBack = () =>
    reveal(async () => (await actsOfHost(page)).filter((act) => act === 'backToLogin').length === 1)
  /** Another tab of hers, where a path needs it before the session is somebody else's. */
  let tab: Page | null = null
  let needsTab = false
  // Whoever signs in ends the session that the browser had, so that each time is a new one.
  const becomes = async (uid: number) => become(await sessionOf(uid === 8 ? xu : lin))
  const askedAgain = {
    teacher: ({ output }: AnyEventObject) => becomes(output.person.uid),
    nobody: () => become(null),
    lost: () => loseRetries(screen),
  }
  return {
    openings: {
      browser: async (events) => {
        isStudent = false
        needsTab = events.at(-1)?.type === 'tab.leave'
        screen.portal()
        await page.goto(`${address}/`)
      },
      desktop: () => openInHost(screen),
    },
    answers: {
      'check.teacher': async ({ output }) => {
        isStudent = false
        const { mustChangePassword, consentNeeded, offersBinding } = output.person
        await placeTeacher(address, { username: lin, mustChangePassword, consentNeeded, hasMobile: !offersBinding })
        await becomes(output.person.uid)
      },
      'check.student': async () => {
        isStudent = true
        await become(await sessionOf(student))
      },
      'check.nobody': askedAgain.nobody,
      'check.lost': askedAgain.lost,
      ...Object.fromEntries(
        ['revalidate', 'probe', 'confirm'].flatMap((id) =>
          Object.entries(askedAgain).map(([kind, answer]) => [`${id}.${kind}`, answer]),
        ),
      ),
      // A new password has ended every session: only somebody who came in again meanwhile can sign out.
      'depart.done': async () => become(await sessionOf(lin)),
    },
    acts: {
      'identity.check': async (_event, now) => {
        if (now.matches({ identity: 'unknown' })) return page.getByRole('button', { name: '刷新试试' }).click()
        if (now.matches({ identity: 'turnedAway' })) return comeBackTo(screen, paths.classes)
        if (now.matches({ identity: 'signedIn' })) {
          await goTo(page, paths.register)
          await reveal(page.getByRole('heading', { name: '注册账号' }))
        }
        return goTo(page, paths.home)
      },
      'identity.forget': async (_event, now) => {
        if (now.matches({ identity: 'turnedAway' })) return page.getByRole('button', { name: '换教师账号登录' }).click()
        await signOut(page, reveal)
        await held.release(signOn.logout.path, 'on')
      },
      'session.lose': async () => {
        if (needsTab) tab = await openTab(screen)
        await become(null)
        await goTo(page, paths.devices)
      },
      'session.revalidate': async () => {
        await look(page, 'hidden')
        await page.clock.runFor(revalidateAfter + 1)
        await look(page, 'visible')
      },
      'tab.enter': async ({ uid }) => {
        await becomes(uid)
        await openTab(screen)
      },
      'tab.leave': async () => signOut(tab ?? (await openTab(screen)), reveal),
      'login.succeed': async () => {
        await signIn.getByLabel('密码', { exact: true }).fill(demoPassword)
        await signIn.getByRole('button', { name: '登录', exact: true }).click()
      },
      'login.cancel': () => press('取消'),
      'person.switch': async () => {
        held.hold(false)
        await press('换成许望舒的页面')
      },
      'password.need': async () => {
        await placeTeacher(address, { username: lin, mustChangePassword: true })
        await become(await sessionOf(lin))
        await goTo(page, paths.devices)
      },
      'password.renew': async (_event, now) => {
        if (now.matches({ duties: 'none' })) await goTo(page, paths.editPassword)
        await renewPassword(screen)
      },
      'password.refuse': () => press('退出登录'),
      'consent.accept': () => press('同意'),
      'consent.refuse': () => press('不同意，退出登录'),
      'binding.postpone': () => press('以后再说'),
      'binding.start': () => press('去绑定'),
    },
    states: {
      'identity.checking': () => home(page).waitFor({ state: 'detached' }),
      'identity.unknown': () => page.getByRole('button', { name: '刷新试试' }).waitFor(),
      'identity.signedIn': async (now) => {
        if (isLeft(now) || now.context['person'].mustChangePassword === true) return
        const isWithdrawn = now.hasTag('relogin') || now.hasTag('taken')
        await (isWithdrawn ? reveal(async () => (await accountMenu(page).count()) === 0) : reveal(accountMenu(page)))
      },
      'identity.signedOut': ({ context }) => (context['isDesktop'] === true ? isHandedBack() : reveal(loginPage)),
      'identity.turnedAway': () => page.getByRole('heading', { name: '这里是教师页面' }).waitFor(),
      'presence.sure': () => overPage(null),
      'presence.revalidating': () => overPage(null),
      'presence.probing': () => overPage(null),
      'presence.asking': ({ context }) => overPage(context['isByOtherTab'] === true ? otherTab : expired),
      'presence.taken': () => overPage(taken),
      'presence.confirming': () => signIn.locator('button[aria-busy=true]').waitFor(),
      'presence.leaving': ({ context }) =>
        context['isDesktop'] === true
          ? isHandedBack()
          : reveal(page.getByRole('button', { name: /^许望舒.*账号菜单$/ })),
      'duties.none': () => duty(null),
      'duties.passwordChange': () => duty(password),
      'duties.quitting': () => duty(password),
      'duties.departing': () => duty(null),
      'duties.departed': () => reveal(loginPage),
      'duties.consent': () => duty(consent),
      'duties.accepting': () => page.getByRole('dialog', { name: consent }).locator('button[aria-busy=true]').waitFor(),
      'duties.refusing': () => page.getByRole('dialog', { name: consent }).locator('button:disabled').waitFor(),
      'duties.binding': () => duty(binding),
    },
  }
}

/** A read without an answer is asked again before it counts as lost. */
async function loseRetries({ held, reveal }: Screen): Promise<void> {
  const { path } = user.teacherInfo
  for (let attempt = 1; attempt < readRetry.tries; attempt += 1) {
    await held.release(path, 'lost')
    await reveal(() => held.count(path) > 0)
  }
}

/** The network drops and comes back while the address is another one: the portal goes there. */
async function comeBackTo({ page }: Screen, path: string): Promise<void> {
  await goTo(page, path)
  await page.context().setOffline(true)
  await page.context().setOffline(false)
}

/** Fills in the form for a new password, wherever it stands. */
async function renewPassword({ page, reveal }: Screen): Promise<void> {
  const form = page.getByRole('form', { name: '修改密码' })
  await reveal(form)
  const typed = { 当前密码: demoPassword, 新密码: 'Podium@2027', 确认新密码: 'Podium@2027' }
  for (const [label, text] of Object.entries(typed)) await form.getByLabel(label, { exact: true }).fill(text)
  await form.getByRole('button', { name: '修改密码' }).click()
}

testOnScreen(
  {
    ...sessionScreenTable,
    requests: {
      check: user.teacherInfo.path,
      revalidate: user.teacherInfo.path,
      probe: user.teacherInfo.path,
      confirm: user.teacherInfo.path,
      acceptConsent: account.acceptConsent.path,
      quit: signOn.logout.path,
      refuse: signOn.logout.path,
      depart: signOn.logout.path,
    },
    isOwn: (request) => {
      if (isStudent && request.url().endsWith(signOn.logout.path)) return false
      // Whoever asks who is there says of nobody that they should be.
      return !request.url().endsWith(user.teacherInfo.path) || !('x-expected-uid' in request.headers())
    },
    cast,
  },
  { states: 25, transitions: 61, paths: 42, undriven: [] },
)
