import type { AnyMachineSnapshot } from 'xstate'
import { setup } from '#api/contract/groups/setup.ts'
import { demoMobiles, signInByPassword } from '#tests/support/pages/pages.ts'
import { openLoginPage, settle } from '#tests/support/charts/login.ts'
import { testOnScreen } from '#tests/support/charts/screen-tests.ts'
import type { Cast, Screen } from '#tests/support/charts/screen.ts'
import { networkTable } from '#tests/support/charts/tables.ts'

const teacher = demoMobiles.lin

async function cast(screen: Screen): Promise<Cast> {
  const { page, address, held } = screen
  const context = page.context()
  const dialog = page.getByRole('dialog', { name: '网络已断开' })
  const offersRetry = async (snapshot: AnyMachineSnapshot) => {
    if (!snapshot.hasTag('announced')) return
    await dialog.getByRole('button', { name: '重试' }).and(page.locator(':not([aria-busy])')).waitFor()
  }
  await settle(address, teacher)
  return {
    openings: {
      online: async () => {
        held.hold(false)
        await openLoginPage(screen)
        await signInByPassword(page, teacher)
        await screen.reveal(screen.portal())
        // A late answer would prove that the service can be reached.
        await page.waitForLoadState('networkidle')
        held.hold(true)
      },
    },
    acts: {
      'network.drop': () => context.setOffline(true),
      'network.return': async (_, snapshot) => {
        // A browser that is online already reports it again, as after a change of networks.
        if (snapshot.matches({ dropped: { service: 'unanswered' } }))
          await page.evaluate(() => window.dispatchEvent(new Event('online')))
        else await context.setOffline(false)
      },
      'network.retry': () => dialog.getByRole('button', { name: '重试' }).click(),
      'notice.close': () => dialog.getByRole('button', { name: '知道了' }).click(),
    },
    states: {
      online: () => dialog.waitFor({ state: 'detached' }),
      'dropped.service.away': offersRetry,
      'dropped.service.unanswered': offersRetry,
      'dropped.service.returning': async (snapshot) => {
        if (snapshot.hasTag('announced')) await dialog.locator('button[aria-busy=true]').waitFor()
      },
      'dropped.notice.shown': () => screen.reveal(dialog),
      'dropped.notice.closed': () => dialog.waitFor({ state: 'detached' }),
    },
  }
}

testOnScreen(
  {
    ...networkTable,
    isPossible: ({ type }, snapshot) =>
      (type !== 'network.retry' && type !== 'notice.close') || snapshot.hasTag('announced'),
    requests: { reach: setup.currentTime.path },
    cast,
  },
  { states: 9, transitions: 11, paths: 8, undriven: [] },
)
