import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { scan } from '#api/contract/groups/scan.ts'
import { errorCodes } from '#api/contract/errors.ts'
import type { ReadingGroupRow } from '#api/contract/schemas/scans.ts'
import { toWire } from '#api/contract/wire-keys.ts'
import { givenInfo, givenPage } from '#features/smart-mark/testing/given-scan.ts'
import { isTogether, keyOfReading } from '#machines/scan-review/scan-review.rules.ts'
import { demoMobiles } from '#tests/support/pages/pages.ts'
import { browserWith } from '#tests/support/charts/browser.ts'
import { settle } from '#tests/support/charts/login.ts'
import { scanReviewTable } from '#tests/support/charts/scan-tables.ts'
import { testOnScreen } from '#tests/support/charts/screen-tests.ts'
import type { Cast, Screen } from '#tests/support/charts/screen.ts'

const teacher = demoMobiles.lin

/** The sheets of three students; the chart's groups say what the reader was unsure of. */
const pages = [givenPage(1), givenPage(5), givenPage(6)]

const given = (data: object) => ({ code: 0, data })

async function cast(screen: Screen): Promise<Cast> {
  const { page, address, held, pass, reveal } = screen
  const { become, sessionOf } = browserWith(screen, 'portal')
  await settle(address, teacher)
  const main = page.getByRole('main')
  const button = (name: string | RegExp) => main.getByRole('button', { name })
  const isAlarmed = (isExpected: boolean) =>
    reveal(async () => (await main.getByRole('alert').isVisible()) === isExpected)
  // More is waiting than the page knows about until it asks.
  let unsureCount = 0
  await page.route(`**${scan.info.path}`, (route) =>
    route.fulfill({
      json: { data: toWire(scan.info.output, givenInfo({ unsureCount }, pages)), result: { code: 0, msg: '' } },
    }),
  )
  const press = async (key: string) => {
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await page.keyboard.press(key)
  }
  return {
    openings: {
      open: async () => {
        await become(await sessionOf(teacher))
        screen.portal()
        await page.goto(`${address}/#/smartpaper-v2-html/job?scanId=3`)
        await reveal(page.getByRole('complementary', { name: '要处理的页' }))
      },
    },
    answers: {
      'load.done': async ({ output }) => given(Object(toWire(scan.unsure.output, { groups: output }))),
      'decide.decided': async () => given({ decidedCount: 1 }),
      'decide.refused': async () => ({ code: errorCodes.scanCancelled, data: {} }),
      'undecide.done': async () => given({}),
      'publish.published': async () => given({ publishedCount: 2, heldCount: 1 }),
      'publish.refused': async () => ({ code: errorCodes.noSheetsReady, data: {} }),
    },
    acts: {
      'answer.choose': async ({ answer }, { context }) => {
        if (inView(context)?.item.choices.length === 0) await main.getByLabel('照原图写下来').fill(answer)
        else await button(answer).click()
      },
      'reading.toggle': () => main.getByRole('checkbox').first().click(),
      'group.go': ({ index }, { context }) =>
        button(new RegExp(`^第 ${context['groups'][index].item.printed} 题，`)).click(),
      'group.skip': () => press('ArrowRight'),
      'group.split': () => button('逐份看').click(),
      'group.decide': () => press('Enter'),
      'decision.undo': () => button('撤销').click(),
      'groups.reload': async (_, { value }) => {
        if (value === 'failed') return button('刷新试试').click()
        unsureCount = 99
        await reveal(async () => {
          await pass(500)
          return held.count(scan.unsure.path) > 0
        })
        unsureCount = 0
      },
      'sheets.publish': () => button('写入成绩').click(),
    },
    states: {
      loading: () => reveal(async () => !(await button('刷新试试').isVisible())),
      failed: () => reveal(button('刷新试试')),
      reviewing: async ({ context }) => {
        const left = context['groups'].flatMap(({ readings }: ReadingGroupRow) => readings).length
        await reveal(main.getByRole('heading', { name: `还有 ${left} 处要您定` }))
        await isAlarmed(context['failure'] !== null)
      },
      deciding: () => reveal(async () => button('撤销').isDisabled()),
      undoing: () => reveal(async () => button('撤销').isDisabled()),
      finished: async ({ context }) => {
        await reveal(button('写入成绩'))
        await isAlarmed(context['failure'] !== null)
      },
      publishing: () => reveal(main.locator('button[aria-busy=true]').filter({ hasText: '写入中' })),
    },
  }
}

const inView = ({ groups, index }: AnyMachineSnapshot['context']): ReadingGroupRow | undefined => groups[index]

/**
 * What the page offers: rows are decided as read, and a single reading has no checkbox; while groups load, only a
 * correction that ends just then reloads them.
 */
function isOffered({ type, key, index, answer }: AnyEventObject, { context, value }: AnyMachineSnapshot): boolean {
  const group = inView(context)
  switch (type) {
    case 'groups.reload':
      return value !== 'loading'
    case 'answer.choose':
      return group !== undefined && !isTogether(group) && answer !== context['answer']
    case 'reading.toggle':
      return (group?.readings.length ?? 0) > 1 && group?.readings.some((one) => keyOfReading(one) === key) === true
    case 'group.go':
      return index !== context['index'] && index < context['groups'].length
    default:
      return true
  }
}

testOnScreen(
  {
    ...scanReviewTable,
    isPossible: (event, snapshot) =>
      isOffered(event, snapshot) && scanReviewTable.isPossible?.(event, snapshot) !== false,
    requests: {
      load: scan.unsure.path,
      decide: scan.decide.path,
      undecide: scan.undecide.path,
      publish: scan.publish.path,
    },
    cast,
  },
  {
    states: 8,
    transitions: 25,
    paths: 16,
    undriven: ['scan-review.loading: groups.reload → scan-review.loading'],
  },
)
