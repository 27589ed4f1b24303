import { setup } from '#api/contract/areas/setup.ts'
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
  await settle(address, teacher)
  return {
    openings: {
      online: async () => {
        held.hold(false)
        await openLoginPage(screen)
        await signInByPassword(page, teacher)
        await screen.reveal(screen.portal())
        held.hold(true)
      },
    },
    acts: {
      'network.drop': () => context.setOffline(true),
      'network.return': () => context.setOffline(false),
      'network.retry': () => dialog.getByRole('button', { name: '重试' }).click(),
      'notice.close': () => dialog.getByRole('button', { name: '知道了' }).click(),
    },
    states: {
      online: () => dialog.waitFor({ state: 'detached' }),
      dropped: async (snapshot) => {
        if (!snapshot.context['isTold']) return dialog.waitFor({ state: 'detached' })
        await screen.reveal(dialog)
        await dialog.getByRole('button', { name: '重试' }).and(page.locator(':not([aria-busy])')).waitFor()
      },
      returning: async (snapshot) => {
        if (!snapshot.context['isTold']) return dialog.waitFor({ state: 'detached' })
        await dialog.locator('button[aria-busy=true]').waitFor()
      },
    },
  }
}

testOnScreen(
  {
    ...networkTable,
    isPossible: ({ type }, { context }) => (type !== 'network.retry' && type !== 'notice.close') || context['isTold'],
    requests: { reach: setup.currentTime.path },
    cast,
  },
  { states: 3, transitions: 8, paths: 6, undriven: [] },
)
