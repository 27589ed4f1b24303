import type { Page, Route } from 'playwright-core'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { areaOf } from '#domain/paths/areas.ts'
import { publicPaths } from '#domain/paths/public-paths.ts'
import type { WantedArea } from '#machines/area/area.types.ts'
import { demoMobiles, home } from '#tests/support/pages/pages.ts'
import { areaTable } from '#tests/support/charts/area-table.ts'
import { browserWith, goTo } from '#tests/support/charts/browser.ts'
import { answerOfArea, askedOfAreas, heldArea } from '#tests/support/charts/held-area.ts'
import { settle } from '#tests/support/charts/login.ts'
import { testOnScreen } from '#tests/support/charts/screen-tests.ts'
import type { Cast, Screen } from '#tests/support/charts/screen.ts'

const teacher = demoMobiles.lin
const ids = ['settings-html', 'wdcb-html'] as const

async function cast(screen: Screen): Promise<Cast> {
  const { page, address, reveal, portal } = screen
  const modules = await holdModules(page, address)
  const { become, sessionOf } = browserWith(screen, 'portal')
  await settle(address, teacher)
  const failed = page.getByRole('alert').filter({ hasText: '加载失败' })
  /** Checks the last request made to an area, whether it is pending, and whether the page shows a failure. */
  const stands = (asked: string | null, isWaiting: boolean, hasFailed: boolean) =>
    reveal(async () => {
      const now = await askedOfAreas(page)
      const isAsked = asked === null || now.asked.at(-1) === asked
      return isAsked && now.isWaiting === isWaiting && (await failed.isVisible()) === hasFailed
    })
  return {
    openings: {
      portal: async () => {
        await become(await sessionOf(teacher))
        portal()
        await page.goto(`${address}/`)
        await reveal(home(page))
      },
    },
    answers: {
      'load.done': () => modules.release('come'),
      'load.lost': () => modules.release('lost'),
      'mount.done': () => answerOfArea(page, true),
      'mount.lost': () => answerOfArea(page, false),
      'unmount.done': () => answerOfArea(page, true),
      'unmount.lost': () => answerOfArea(page, false),
    },
    acts: {
      'area.want': ({ area }) => {
        modules.want(area.id)
        return goTo(page, addressOf(area))
      },
      'area.leave': () => goTo(page, publicPaths.home),
      'area.retry': () => failed.getByRole('button', { name: '刷新试试' }).click(),
    },
    states: {
      empty: async () => {
        await reveal(home(page))
        await stands(null, false, false)
      },
      loading: async () => {
        await reveal(modules.isHeld)
        await stands(null, false, false)
      },
      mounting: (now) => stands(`mount ${currentOf(now)}`, true, false),
      mounted: async (now) => {
        await stands(`mount ${currentOf(now)}`, false, false)
        await page.getByRole('heading', { name: currentOf(now), exact: true }).waitFor()
      },
      unmounting: (now) => stands(`unmount ${currentOf(now)}`, true, false),
      loadFailed: () => stands(null, false, true),
      mountFailed: (now) => stands(`mount ${currentOf(now)}`, false, true),
    },
  }
}

const currentOf = ({ context }: AnyMachineSnapshot): string => context['current'].id

/** On pages without a menu the same area is mounted in another container. */
const addressOf = ({ id, container }: WantedArea): string =>
  (areaOf(`/${id}`)?.prefix ?? '') + (container === 2 ? '?nomenu=1' : '')

/** Holds back area modules; the test decides whether the last one requested arrives or fails. */
async function holdModules(page: Page, address: string) {
  const waiting = new Map<string, Route>()
  let wanted = ''
  const content = ids.map((id) => `${id}=${address}/held/${id}.mjs`).join(' ')
  await page.route(`${address}/`, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/(name="podium-areas" content=")[^"]*/, `$1${content}`)
    await route.fulfill({ response, body })
  })
  for (const id of ids) await page.route(`**/held/${id}.mjs`, (route) => void waiting.set(id, route))
  return {
    want: (id: string) => {
      wanted = id
    },
    isHeld: () => waiting.has(wanted),
    release: async (how: 'come' | 'lost') => {
      const route = waiting.get(wanted)
      waiting.delete(wanted)
      if (how === 'lost') await route?.abort('connectionreset')
      else await route?.fulfill({ contentType: 'text/javascript', body: heldArea(wanted) })
    },
  }
}

/** A module that is already cached loads too fast to be seen. */
const isSeen = ({ type }: AnyEventObject, { context }: AnyMachineSnapshot): boolean =>
  !type.endsWith('.unmount') || context['wanted']?.id !== context['current']?.id

testOnScreen(
  {
    ...areaTable,
    isPossible: (event, now) => (areaTable.isPossible?.(event, now) ?? true) && isSeen(event, now),
    requests: {},
    unlimited: ['load'],
    cast,
  },
  { states: 7, transitions: 16, paths: 11, undriven: [] },
)
