import { actsOfHost, answerOfHost, askedOfHost } from '#tests/support/pages/host.ts'
import { demoMobiles } from '#tests/support/pages/pages.ts'
import { accountMenu, browserWith, openInHost } from '#tests/support/charts/browser.ts'
import { hostUserTable } from '#tests/support/charts/host-tables.ts'
import { settle } from '#tests/support/charts/login.ts'
import { testOnScreen } from '#tests/support/charts/screen-tests.ts'
import type { Cast, Screen } from '#tests/support/charts/screen.ts'

const teacher = demoMobiles.lin

async function cast(screen: Screen): Promise<Cast> {
  const { page, address, reveal } = screen
  const { become, sessionOf } = browserWith(screen, 'portal')
  await settle(address, teacher)
  const isAsked = (realname: string | null) => reveal(async () => (await askedOfHost(page)) === realname)
  return {
    openings: {
      alone: async () => {
        await openInHost(screen, false)
        await reveal(async () => (await actsOfHost(page)).includes('backToLogin'))
      },
    },
    answers: {
      'tell.done': () => answerOfHost(page, true),
      'tell.lost': () => answerOfHost(page, false),
    },
    acts: {
      'user.change': async () => {
        await become(await sessionOf(teacher))
        await page.evaluate(sayAnotherTab)
        await reveal(accountMenu(page))
      },
    },
    states: {
      idle: () => isAsked(null),
      reporting: () => isAsked('林知夏'),
      waiting: () => isAsked(null),
      reported: () => isAsked(null),
      unreported: () => isAsked(null),
    },
  }
}

/** Somebody has signed in in another tab of the same browser. */
function sayAnotherTab(): void {
  new BroadcastChannel('podium').postMessage({ kind: 'signIn', uid: 1 })
}

testOnScreen(
  {
    ...hostUserTable,
    // The page reports the same person only once.
    isPossible: ({ type, user }, now) => type !== 'user.change' || (user !== null && now.matches('idle')),
    requests: {},
    cast,
  },
  { states: 5, transitions: 5, paths: 2, undriven: [] },
)
