import { signOn } from '#api/contract/groups/sign-on.ts'
import { demoMobiles, signInByPassword } from '#tests/support/pages/pages.ts'
import { otherBrowser } from '#tests/support/pages/sessions.ts'
import { fillDevices, devicesDialog, openLoginPage, settle } from '#tests/support/charts/login.ts'
import { testOnScreen } from '#tests/support/charts/screen-tests.ts'
import type { Cast, Screen } from '#tests/support/charts/screen.ts'
import { deviceReleaseTable } from '#tests/support/charts/login-table.ts'

const teacher = demoMobiles.lin

async function cast(screen: Screen): Promise<Cast> {
  const { page, address } = screen
  const dialog = devicesDialog(page)
  // Any other sign-in takes the place of the oldest device, which is the last one on the list.
  const oldest = dialog.getByRole('listitem').last().getByRole('button')
  await settle(address, teacher)
  await fillDevices(address, teacher)
  return {
    openings: {
      full: async () => {
        await openLoginPage(screen)
        await signInByPassword(page, teacher)
        await screen.reveal(dialog)
      },
    },
    answers: {
      'release.tooManyDevices': async () => void (await otherBrowser(address, teacher)),
      'release.ended': async () => ({ change: (body) => body.replace(/token=.{4}/, 'token=0000') }),
    },
    acts: { 'device.release': () => oldest.click() },
    states: {
      choosing: async ({ context }) => {
        await dialog.getByRole('listitem').first().locator('button:not([aria-busy])').waitFor()
        if (context['isChanged']) await dialog.getByText('刚有另一台设备登录').waitFor()
        else if (context['message'] !== '') await dialog.getByRole('alert').getByText('服务器错误').waitFor()
      },
      releasing: () => oldest.and(page.locator('[aria-busy=true]')).waitFor(),
      ended: () => dialog.getByRole('button', { name: '返回登录' }).waitFor(),
      signedIn: () => screen.portal().waitFor(),
    },
  }
}

testOnScreen(
  { ...deviceReleaseTable, requests: { release: signOn.releaseDevice.path }, cast },
  { states: 4, transitions: 5, paths: 4, undriven: [] },
)
