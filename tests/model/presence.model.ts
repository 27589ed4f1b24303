import type { Page } from 'playwright-core'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { user } from '#api/contract/groups/user.ts'
import { revalidateAfter } from '#domain/portal/constants.ts'
import { paths } from '#domain/paths/paths.ts'
import { demoPassword } from '#server/content/demo/people.ts'
import { accountMenu, goTo, look, openInHost, openTab, signOut } from '#tests/support/charts/browser.ts'
import { testOnScreen } from '#tests/support/charts/screen-tests.ts'
import type { Cast, Screen } from '#tests/support/charts/screen.ts'
import { presenceTable } from '#tests/support/charts/session-table.ts'
import { isAskingWho, sessionDialogs, sessionOn } from '#tests/support/charts/session.ts'

const { expired, otherTab, taken } = sessionDialogs

async function cast(screen: Screen): Promise<Cast> {
  const { page, address, held, reveal } = screen
  const { become, becomes, press, loginPage, onlyDialog, isHandedBack, whoAnswers } = await sessionOn(screen)
  const signIn = page.getByRole('form', { name: '登录' })
  const overPage = (wanted: string | null) => onlyDialog([expired, otherTab, taken], wanted)
  /** Another tab of hers, where a path needs it before the session changes hands. */
  let tab: Page | null = null
  let needsTab = false
  /** She works on the page: the session has been checked once. */
  const arrive = async () => {
    await becomes(7)
    await held.release(user.teacherInfo.path, 'on')
    await reveal(accountMenu(page))
  }
  return {
    openings: {
      browser: async (events) => {
        needsTab = events.at(-1)?.type === 'tab.leave'
        screen.portal()
        await page.goto(`${address}/`)
        await arrive()
      },
      desktop: async () => {
        await openInHost(screen)
        await arrive()
      },
    },
    answers: Object.fromEntries(
      ['revalidate', 'probe', 'confirm'].flatMap((id) =>
        Object.entries(whoAnswers).map(([kind, answer]) => [`${id}.${kind}`, answer]),
      ),
    ),
    acts: {
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
    },
    states: {
      sure: async () => {
        await overPage(null)
        await reveal(accountMenu(page))
      },
      revalidating: () => overPage(null),
      // Recognised by the title of the dialog over the page.
      'doubtful.cause': async () => {},
      'doubtful.step.probing': () => overPage(null),
      'doubtful.step.asking': async (now) => {
        await overPage(now.matches({ doubtful: { cause: 'otherTabActed' } }) ? otherTab : expired)
        await reveal(async () => (await accountMenu(page).count()) === 0)
      },
      'doubtful.step.taken': () => overPage(taken),
      'doubtful.step.confirming': () => signIn.locator('button[aria-busy=true]').waitFor(),
      cancelled: () => reveal(loginPage),
      switched: () => reveal(page.getByRole('button', { name: /^许望舒.*账号菜单$/ })),
      handedBack: isHandedBack,
    },
  }
}

/** In the desktop host only the host acts. */
const isPossible = ({ type, output }: AnyEventObject, { context }: AnyMachineSnapshot): boolean =>
  context['isDesktop'] !== true || type === 'session.lose' || output?.kind === 'nobody'

/** The next check of the session finds one of these: her, somebody else, nobody. */
const whoNow = (presenceTable.answers?.['probe'] ?? []).filter((answer) => Object(answer)['kind'] !== 'student')

testOnScreen(
  {
    ...presenceTable,
    answers: { revalidate: whoNow, probe: whoNow, confirm: whoNow },
    isPossible,
    requests: {
      revalidate: user.teacherInfo.path,
      probe: user.teacherInfo.path,
      confirm: user.teacherInfo.path,
    },
    isOwn: isAskingWho,
    cast,
  },
  { states: 18, transitions: 28, paths: 22, undriven: [] },
)
