import { signOn } from '#api/contract/groups/sign-on.ts'
import { user } from '#api/contract/groups/user.ts'
import { paths } from '#domain/paths/paths.ts'
import { publicPaths } from '#domain/paths/public-paths.ts'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { home } from '#tests/support/pages/pages.ts'
import { accountMenu, goTo, openInHost, openTab, signOut } from '#tests/support/charts/browser.ts'
import { testOnScreen } from '#tests/support/charts/screen-tests.ts'
import type { Cast, Screen } from '#tests/support/charts/screen.ts'
import { identityTable } from '#tests/support/charts/session-table.ts'
import { isAskingWho, sessionOn } from '#tests/support/charts/session.ts'

const student = 'qm0701005'

/** A student has signed in: the portal ends that session on its own, whatever the chart does. */
let isStudent = false

async function cast(screen: Screen): Promise<Cast> {
  isStudent = false
  const { page, address, reveal } = screen
  const { become, becomes, sessionOf, loginPage, isHandedBack, whoAnswers } = await sessionOn(screen)
  return {
    openings: {
      browser: async () => {
        isStudent = false
        screen.portal()
        await page.goto(`${address}/`)
      },
      desktop: () => openInHost(screen),
    },
    answers: {
      'check.teacher': (event) => {
        isStudent = false
        return whoAnswers.teacher(event)
      },
      'check.student': async () => {
        isStudent = true
        await become(await sessionOf(student))
      },
      'check.nobody': whoAnswers.nobody,
      'check.lost': whoAnswers.lost,
    },
    acts: {
      'identity.check': async (_event, now) => {
        if (now.matches('unknown')) return page.getByRole('button', { name: '刷新试试' }).click()
        if (now.matches('turnedAway')) return comeBackTo(screen, paths.classes)
        if (now.matches('signedIn')) {
          await goTo(page, publicPaths.register)
          await reveal(page.getByRole('heading', { name: '注册账号' }))
        }
        return goTo(page, publicPaths.home)
      },
      'identity.forget': (_event, now) =>
        now.matches('turnedAway')
          ? page.getByRole('button', { name: '换教师账号登录' }).click()
          : signOut(page, reveal),
      'tab.enter': async ({ uid }) => {
        await becomes(uid)
        await openTab(screen)
      },
    },
    states: {
      checking: () => home(page).waitFor({ state: 'detached' }),
      unknown: () => reveal(page.getByRole('button', { name: '刷新试试' })),
      signedIn: () => reveal(accountMenu(page)),
      signedOut: ({ context }) => (context['isDesktop'] === true ? isHandedBack() : reveal(loginPage)),
      turnedAway: () => reveal(page.getByRole('heading', { name: '这里是教师页面' })),
    },
  }
}

/** The network drops and comes back while the address has changed: the portal goes to the new one. */
async function comeBackTo({ page }: Screen, path: string): Promise<void> {
  await goTo(page, path)
  await page.context().setOffline(true)
  await page.context().setOffline(false)
}

/** In the desktop host only the host acts. */
const isPossible = ({ type, output }: AnyEventObject, { context }: AnyMachineSnapshot): boolean =>
  context['isDesktop'] !== true || output?.kind === 'nobody' || (type.endsWith('.check') && output?.kind === 'teacher')

const isHers = (answer: unknown): boolean => Object(answer)['person']?.uid !== 8

testOnScreen(
  {
    ...identityTable,
    answers: { check: (identityTable.answers?.['check'] ?? []).filter(isHers) },
    isPossible,
    requests: { check: user.teacherInfo.path },
    isOwn: (request) => !(isStudent && request.url().endsWith(signOn.logout.path)) && isAskingWho(request),
    cast,
  },
  { states: 5, transitions: 13, paths: 9, undriven: [] },
)
