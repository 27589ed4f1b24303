import { messagingLogin } from '#api/contract/groups/messaging-login.ts'
import { placeTeacher } from '#tests/support/pages/doors.ts'
import { demoMobiles } from '#tests/support/pages/pages.ts'
import { bindPerson } from '#tests/support/charts/codes.ts'
import {
  closeDevices,
  fillDevices,
  devicesDialog,
  hasTooMany,
  openLoginPage,
  settle,
} from '#tests/support/charts/login.ts'
import { testOnScreen } from '#tests/support/charts/screen-tests.ts'
import type { Cast, Screen } from '#tests/support/charts/screen.ts'
import { messagingLoginTable } from '#tests/support/charts/tables.ts'

const teacher = demoMobiles.lin

/** One user of the demo's messaging app gets bound to the teacher's account, another one never does. */
const people = { bound: '知夏', unbound: '南乔' } as const

const provider = /\/demo\/provider/

async function cast(screen: Screen): Promise<Cast> {
  const { page, address, held } = screen
  const status = page.getByRole('status')
  const says = (text: string) => () => status.getByText(text).waitFor()
  const openProvider = () => page.getByRole('button', { name: '微信登录' }).click()
  await settle(address, teacher)
  return {
    openings: {
      going: () => openLoginPage(screen),
      back: async (events) => {
        const isUnbound = events.some(({ type, output }) => type.endsWith('.info') && output?.kind === 'unbound')
        if (!isUnbound) await bind(address)
        held.hold(false)
        await openLoginPage(screen)
        await openProvider()
        await screen.reveal(() => provider.test(page.url()))
        held.hold(true)
        await page.getByRole('link', { name: people[isUnbound ? 'unbound' : 'bound'] }).click()
        await screen.reveal(status.getByText('微信登录中…'))
      },
    },
    answers: {
      'info.refused': async () => ({ change: (body) => body.replace(/state=.{4}/, 'state=0000') }),
      // Unbound between two answers: the specification's response to that.
      'enter.unbound': async () => ({ code: 1, data: {} }),
      'enter.consentNeeded': () => placeTeacher(address, { username: teacher, consentNeeded: true }),
      'enter.tooManyDevices': () => fillDevices(address, teacher),
    },
    acts: {
      'provider.open': async () => {
        await openProvider()
        await screen.reveal(status.getByText('正在前往微信…'))
      },
      'consent.change': ({ agreed }) => page.getByRole('checkbox').setChecked(agreed),
      'devices.close': () => closeDevices(page),
    },
    states: {
      resting: async (snapshot) => {
        if (hasTooMany(snapshot)) return screen.reveal(devicesDialog(page))
        if (snapshot.context['failure'] !== null)
          return page.getByRole('alert').filter({ hasText: /./ }).first().waitFor()
        await page.getByText('正在前往微信…').or(page.getByText('微信登录中…')).waitFor({ state: 'detached' })
      },
      leaving: says('正在前往微信…'),
      returned: says('微信登录中…'),
      'entering.unconsented': says('微信已确认。请先阅读并同意以上三份文件。'),
      'entering.redeeming': says('微信登录中…'),
      signedIn: () => screen.portal().waitFor(),
      unbound: async () => {
        screen.portal()
        await page.waitForURL(/#\/bind\//)
      },
    },
  }
}

let isBound = false

/** Binds the first user to the teacher, in a separate browser. */
async function bind(address: string): Promise<void> {
  if (isBound) return
  await bindPerson(address, people.bound, teacher)
  await settle(address, teacher)
  isBound = true
}

const { openings } = messagingLoginTable

testOnScreen(
  {
    ...messagingLoginTable,
    openings: {
      going: (clock) => ({ ...Object(openings['going']?.(clock)), agreed: false, accepted: [] }),
      back: openings['unconsented'] ?? (() => ({})),
    },
    isPossible: ({ type, agreed, output }, snapshot) => {
      if (output?.kind === 'consentNeeded') return !snapshot.context['agreed']
      if (type.startsWith('devices.')) return hasTooMany(snapshot)
      return type.startsWith('xstate.') || (!hasTooMany(snapshot) && agreed !== snapshot.context['agreed'])
    },
    requests: {
      leave: messagingLogin.state.path,
      info: messagingLogin.info.path,
      enter: messagingLogin.tickets.path,
    },
    cast,
  },
  { states: 9, transitions: 17, paths: 11, undriven: [] },
)
