import type { Page } from 'playwright-core'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { newKey } from '#api/client/client.ts'
import { bank } from '#api/contract/groups/bank.ts'
import { basket } from '#api/contract/groups/basket.ts'
import { user } from '#api/contract/groups/user.ts'
import { storageKeys } from '#api/ports/storage-keys.ts'
import { bankLimits } from '#domain/bank/bank-limits.ts'
import { subjects } from '#domain/classes/subjects.ts'
import type { Change } from '#machines/basket/basket.types.ts'
import { demoMobiles } from '#tests/support/pages/pages.ts'
import { otherBrowser } from '#tests/support/pages/sessions.ts'
import { basketTable } from '#tests/support/charts/basket-table.ts'
import { browserWith } from '#tests/support/charts/browser.ts'
import { settle } from '#tests/support/charts/login.ts'
import { testOnScreen } from '#tests/support/charts/screen-tests.ts'
import type { Cast, Screen } from '#tests/support/charts/screen.ts'
import type { TestBrowser } from '#tests/support/product/test-browser.ts'

const teacher = demoMobiles.lin

const subjectId = subjects.juniorEnglish

async function cast(screen: Screen): Promise<Cast> {
  const { page, address, reveal } = screen
  const { become, sessionOf } = browserWith(screen, 'portal')
  await settle(address, teacher)
  const elsewhere = await otherBrowser(address, teacher)
  const { uid } = await elsewhere.get(user.teacherInfo, {})
  const { found, known, point, ofOtherSubject } = await bankElsewhere(elsewhere)
  const pane = page.getByRole('complementary', { name: '题篮' })
  const adding = page.getByRole('button', { name: /^加入题篮：/ })
  const composing = pane.locator('button[aria-busy=true]').filter({ hasText: '正在选题' })
  const closing = pane.getByRole('button', { name: '知道了' })
  /** Questions whose change is on its way, in the order in which they were pressed. */
  const leaving: number[] = []
  const showsNotice = (text: string | RegExp) => reveal(pane.getByRole('status').filter({ hasText: text }))
  const open = async (events: readonly AnyEventObject[], changes: readonly object[]) => {
    await elsewhere.get(basket.clear, { subjectId })
    await elsewhere.get(basket.add, { subjectId, questionIds: [known] })
    await become(await sessionOf(teacher))
    const isFound = events.some(({ output }) => output?.chosen?.length > 0)
    await page.evaluate(
      (entries) => {
        for (const [key, value] of entries) localStorage.setItem(key, JSON.stringify(value))
      },
      [
        [storageKeys.basketChanges(uid, subjectId), changes],
        // No question is worth so little that it would fit a plan of half a point.
        [storageKeys.blueprint(uid, subjectId), [{ ...point, marks: [0, 0, 0].with(point.at, isFound ? 200 : 5) }]],
      ] as const,
    )
    screen.portal()
    await page.goto(`${address}/#/question-select?scope=all`)
    await reveal(adding.first())
    await reveal(pane.getByRole('button', { name: '清空' }))
  }
  return {
    openings: {
      fresh: (events) => open(events, []),
      unsent: (events) => {
        leaving.push(...found.slice(0, 1).map(({ questionId }) => questionId))
        return open(events, [{ kind: 'add', key: newKey(), questions: found.slice(0, 1) }])
      },
    },
    answers: {
      'send.done': async ({ output }) => {
        const questionId = leaving.shift() ?? 0
        if (output.leftOut.length > 0) await elsewhere.get(basket.add, { subjectId, questionIds: [questionId] })
      },
      'send.refused': async () => {
        leaving.shift()
        return { change: (body) => body.replace(/questionIds=[^&]*/, `questionIds=${ofOtherSubject}`) }
      },
    },
    acts: {
      'basket.change': async ({ change }) => {
        const at = await firstOutside(page)
        leaving.push(change.kind === 'add' ? (found[at]?.questionId ?? 0) : 0)
        await (change.kind === 'add' ? adding.first() : pane.getByRole('button', { name: '清空' })).click()
      },
      'basket.compose': () => pane.getByRole('button', { name: '一键组卷' }).click(),
      'notice.close': () => closing.click(),
      'network.return': async () => {
        await page.context().setOffline(true)
        await page.context().setOffline(false)
      },
    },
    states: {
      'changing.idle': () => reveal(page.getByText('题篮已保存')),
      'changing.sending': () => reveal(page.getByText('正在保存题篮')),
      'changing.waiting': ({ context }) => reveal(page.getByText(`${context['changes'].length} 项改动先存在本机`)),
      'telling.silent': () => reveal(async () => !(await closing.isVisible())),
      'telling.leftOut': () => showsNotice('有 1 道题已经在题篮里，没有重复加入：'),
      'telling.composed': ({ context: { notice } }) =>
        showsNotice(notice.count === 0 ? '题库里没有能补上这份蓝图的题目。' : /按蓝图选了 \d+ 道题。/),
      'telling.failed': () => reveal(pane.getByRole('alert')),
      'composing.resting': () => reveal(async () => !(await composing.isVisible())),
      'composing.gathering': () => reveal(composing),
    },
  }
}

/** The first question found that is not in the basket. */
const firstOutside = (page: Page): Promise<number> =>
  page
    .getByRole('article')
    .evaluateAll((articles) => articles.findIndex((one) => one.querySelector('[aria-pressed=false]') !== null))

/**
 * What the page finds, a question further down, a knowledge point that has questions, and a question of another
 * subject.
 */
async function bankElsewhere(browser: TestBrowser) {
  const ask = (asked: number, knowledgeIds?: number[]) => {
    const pager = { currentPage: 1, pageSize: bankLimits.pageSize }
    return browser.get(bank.list, { subjectId: asked, sort: 'newest', pager, ...(knowledgeIds && { knowledgeIds }) })
  }
  const { list, facets } = await ask(subjectId)
  const { knowledgeId, name } = first(facets.knowledge)
  const ofPoint = (await ask(subjectId, [knowledgeId])).list.filter(({ items }) =>
    items.every(({ knowledge }) => knowledge === name),
  )
  return {
    found: list.slice(0, 10),
    known: first(list.slice(10)).questionId,
    point: { knowledgeId, name, at: first(ofPoint).difficulty - 1 },
    ofOtherSubject: first((await ask(subjects.juniorMaths)).list).questionId,
  }
}

function first<Value>([value]: readonly Value[]): Value {
  if (value === undefined) throw new Error('The bank of the demo has no such question')
  return value
}

/** Only clearing removes anything; a plan only adds questions that were in no basket before. */
function isSeen({ type, change, output }: AnyEventObject, { context }: AnyMachineSnapshot): boolean {
  const [leaving] = context['changes']
  switch (type) {
    case 'basket.change':
      return change.kind === 'add' || context['changes'].length === 0
    case 'xstate.done.actor.send':
      if (output.kind === 'refused' || output.leftOut.length > 0) return isPressed(leaving)
      return (leaving.kind === 'clear') === output.cleared.length > 0
    default:
      return true
  }
}

const isPressed = (change: Change): boolean => change.kind === 'add' && change.questions[0]?.questionId === 7

testOnScreen(
  {
    ...basketTable,
    isPossible: (event, snapshot) => (basketTable.isPossible?.(event, snapshot) ?? true) && isSeen(event, snapshot),
    requests: {
      send: `{${basket.add.path},${basket.remove.path}}`,
      gather: bank.list.path,
    },
    // What a plan is filled from, which is not what the page finds.
    isOwn: (request) =>
      !request.url().endsWith(bank.list.path) ||
      new URLSearchParams(request.postData() ?? '').get('pager.pageSize') === String(bankLimits.pageSize),
    cast,
  },
  { states: 12, transitions: 17, paths: 10, undriven: [] },
)
