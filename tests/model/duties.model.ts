import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { account } from '#api/contract/groups/account.ts'
import { signOn } from '#api/contract/groups/sign-on.ts'
import { revalidateAfter } from '#domain/portal/constants.ts'
import { paths } from '#domain/paths/paths.ts'
import type { Owed } from '#machines/duties/duties.types.ts'
import { demoPassword } from '#server/content/demo/people.ts'
import { placeTeacher } from '#tests/support/pages/doors.ts'
import { demoMobiles } from '#tests/support/pages/pages.ts'
import { accountMenu, goTo, look } from '#tests/support/charts/browser.ts'
import { testOnScreen } from '#tests/support/charts/screen-tests.ts'
import type { Cast, Screen } from '#tests/support/charts/screen.ts'
import { dutiesTable, owing } from '#tests/support/charts/session-table.ts'
import { sessionDialogs, sessionOn } from '#tests/support/charts/session.ts'

const { lin } = demoMobiles
const { password, consent, binding } = sessionDialogs

async function cast(screen: Screen): Promise<Cast> {
  const { page, address, reveal } = screen
  const { become, becomes, sessionOf, press, loginPage, onlyDialog } = await sessionOn(screen)
  const duty = (wanted: string | null) => onlyDialog([password, consent, binding], wanted)
  const owe = ({ mustChangePassword, consentNeeded, offersBinding }: Owed) =>
    placeTeacher(address, { username: lin, mustChangePassword, consentNeeded, hasMobile: !offersBinding })
  const open = async (owed: Owed) => {
    await owe(owed)
    await becomes(7)
    screen.portal()
    await page.goto(`${address}/`)
    if (!owed.mustChangePassword) await reveal(accountMenu(page))
  }
  return {
    openings: Object.fromEntries(Object.entries(owing).map(([name, owed]) => [name, () => open(owed)])),
    answers: {
      // A new password has ended every session: only somebody who has signed in again since then can sign out.
      'depart.done': async () => become(await sessionOf(lin)),
    },
    acts: {
      'person.meet': async ({ person }) => {
        await owe(person)
        await look(page, 'hidden')
        await page.clock.runFor(revalidateAfter + 1)
        await look(page, 'visible')
      },
      'password.need': async () => {
        // Whatever is still being fetched would report that its session has ended.
        await page.waitForLoadState('networkidle')
        await owe({ ...owing.nothing, mustChangePassword: true })
        await become(await sessionOf(lin))
        await goTo(page, paths.devices)
      },
      'password.renew': async (_event, now) => {
        if (now.matches('free')) await goTo(page, paths.editPassword)
        await renewPassword(screen)
      },
      'password.refuse': () => press('退出登录'),
      'consent.accept': () => press('同意'),
      'consent.refuse': () => press('不同意，退出登录'),
      'binding.postpone': () => press('以后再说'),
      'binding.start': () => press('去绑定'),
    },
    states: {
      free: () => duty(null),
      askingPassword: () => duty(password),
      leavingUnchanged: () => duty(password),
      leavingChanged: () => duty(null),
      departed: () => reveal(loginPage),
      askingConsent: () => duty(consent),
      accepting: () => page.getByRole('dialog', { name: consent }).locator('button[aria-busy=true]').waitFor(),
      leavingRefused: () => page.getByRole('dialog', { name: consent }).locator('button:disabled').waitFor(),
      binding: () => duty(binding),
      signedOut: () => reveal(loginPage),
    },
  }
}

/** Fills in the new-password form, wherever it is shown. */
async function renewPassword({ page, reveal }: Screen): Promise<void> {
  const form = page.getByRole('form', { name: '修改密码' })
  await reveal(form)
  const typed = { 当前密码: demoPassword, 新密码: 'Podium@2027', 确认新密码: 'Podium@2027' }
  for (const [label, text] of Object.entries(typed)) await form.getByLabel(label, { exact: true }).fill(text)
  await form.getByRole('button', { name: '修改密码' }).click()
}

/** One question at a time: nothing new is reported while a question is open. */
const isPossible = ({ type }: AnyEventObject, now: AnyMachineSnapshot): boolean =>
  !['person.meet', 'password.need'].includes(type) || now.matches('free')

testOnScreen(
  {
    ...dutiesTable,
    isPossible,
    requests: {
      acceptConsent: account.acceptConsent.path,
      quit: signOn.logout.path,
      refuse: signOn.logout.path,
      depart: signOn.logout.path,
    },
    cast,
  },
  { states: 10, transitions: 20, paths: 13, undriven: [] },
)
