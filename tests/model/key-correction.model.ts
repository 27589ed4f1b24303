import type { Page } from 'playwright-core'
import { expect, vi } from 'vitest'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { keyChange } from '#api/contract/groups/key-change.ts'
import { paper } from '#api/contract/groups/paper.ts'
import { paths } from '#domain/paths/paths.ts'
import { subjects } from '#domain/classes/subjects.ts'
import { demoMobiles } from '#tests/support/pages/pages.ts'
import { otherBrowser } from '#tests/support/pages/sessions.ts'
import { browserWith } from '#tests/support/charts/browser.ts'
import { settle } from '#tests/support/charts/login.ts'
import { keyCorrectionTable } from '#tests/support/charts/paper-tables.ts'
import { testOnScreen } from '#tests/support/charts/screen-tests.ts'
import type { Cast, Screen } from '#tests/support/charts/screen.ts'
import type { TestBrowser } from '#tests/support/product/test-browser.ts'
import { pagePatience } from '#tests/support/runs/page-patience.ts'

const teacher = demoMobiles.lin

const preview = keyChange.preview.path
const send = paper.correctKey.path
const undo = keyChange.undoAll.path
const ask = paper.correctionProgress.path

/** Keys that differ from the previous one: the teacher's choice, and what somebody else does meanwhile. */
const mine = { kind: 'single', choice: 'B' } as const
const theirs = { kind: 'single', choice: 'C' } as const
const first = { kind: 'single', choice: 'A' } as const

/** The items of the two situations, which tell the graph where it is: only one of them offers each button. */
const inDialog = 41
const onPage = 42

/** The service refuses this instead: a letter that is not among the item's options. */
const noSuchLetter = {
  change: (body: string) => body.replace(/key=[^&]*/, `key=${encodeURIComponent('{"kind":"single","choice":"H"}')}`),
}
/** … and a change that belongs to another paper. */
const nothingChanged = { change: (body: string) => body.replace(/keyChangeIds=\d+/, 'keyChangeIds=987654321') }

async function cast(screen: Screen): Promise<Cast> {
  const { page, address, reveal } = screen
  const { become, sessionOf } = browserWith(screen, 'portal')
  await settle(address, teacher)
  const elsewhere = await otherBrowser(address, teacher)
  const item = await itemElsewhere(elsewhere)
  const { paperId, itemId, no } = item
  await item.correct(first)
  let jobId = ''
  page.on('request', (request) => {
    if (request.url().endsWith(ask)) jobId = new URLSearchParams(request.postData() ?? '').get('jobId') ?? ''
  })
  const dialog = page.getByRole('dialog', { name: `更正第 ${no} 题的答案` })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const option = page.getByRole('radiogroup', { name: '正确答案' }).getByRole('radio', { name: /^B/ })
  const enter = async (path: string) => {
    await become(await sessionOf(teacher))
    screen.portal()
    await page.goto(`${address}/#${path}`)
  }
  const isBusy = (label: string) => reveal(page.locator('button[aria-busy=true]', { hasText: label }))
  const isEditing = async ({ context }: AnyMachineSnapshot) => {
    const { failure } = context
    await reveal(button(context['itemId'] === inDialog ? '更正答案' : '看看会怎样'))
    if (failure?.kind === 'changed') await reveal(page.getByText('您打开以后答案又改过'))
    if (failure?.kind === 'unanswered') await reveal(page.getByText('再按一次不会重复更正'))
    if (failure?.kind === 'refused') await reveal(page.getByRole('alert'))
  }
  return {
    openings: {
      dialog: async () => {
        await enter(`${paths.paper(paperId)}&answers=each`)
        await reveal(page.getByRole('button', { name: `更正第 ${no} 题的答案` }))
        await page.getByRole('button', { name: `更正第 ${no} 题的答案` }).click()
        await reveal(dialog)
      },
      page: async () => {
        await enter(`/smartCheckChangeAnswer?paperId=${paperId}&itemId=${itemId}`)
        await reveal(button('看看会怎样'))
        await reveal(undoButton(page, no))
      },
    },
    answers: {
      'preview.refused': async () => noSuchLetter,
      'send.refused': async () => noSuchLetter,
      'send.changed': () => item.correct(theirs),
      'undo.refused': async () => nothingChanged,
      'ask.running': async () => ({ code: 0, data: { state: 'running', done: 200, total: 240, changes: [] } }),
      'ask.failed': async () => ({ code: 0, data: { state: 'failed', done: 200, total: 240, changes: [] } }),
      'ask.done': () => remarked(elsewhere, jobId),
    },
    acts: {
      'key.send': async () => {
        await option.click()
        await button('更正答案').click()
      },
      'key.preview': async () => {
        await option.click()
        await button('看看会怎样').click()
      },
      'key.apply': () => button('改答案并重新批改').click(),
      'key.edit': () => button('再改改').click(),
      'change.undo': async () => {
        await undoButton(page, no).click()
        const question = page.getByRole('dialog', { name: '撤销' })
        await reveal(question)
        await question.getByRole('button', { name: '撤销' }).click()
      },
    },
    states: {
      editing: isEditing,
      previewing: () => isBusy('正在算…'),
      previewed: () => reveal(button('改答案并重新批改')),
      undoing: () => isBusy('正在改…'),
      sending: ({ context }) => isBusy(context['itemId'] === inDialog ? '正在更正…' : '正在改…'),
      running: async ({ context }) => {
        const { remarking, failure, undone } = context
        await reveal(page.getByText(undone === null ? '答案已更正，正在重新批改。' : '已撤销这次改答案'))
        if (remarking.total > 0) await reveal(page.getByText('已看 200 / 240 份答卷'))
        if (failure !== null) await reveal(page.getByText('正在重试。'))
      },
      done: () => reveal(button('知道了')),
      failed: () => reveal(page.getByText('没有全部重新批完')),
    },
  }
}

const undoButton = (page: Page, no: number) =>
  page.getByRole('button', { name: `撤销第 ${no} 题的这次修改`, exact: true }).first()

/** Titles of the demo's own choice-only papers; those left by other walks are newer. */
const ofTheDemo = '单元检测'

/** An item with a letter key on a paper of the teacher's, corrected on another computer. */
async function itemElsewhere(browser: TestBrowser) {
  const pager = { currentPage: 1, pageSize: 20 }
  const { list } = await browser.get(paper.list, {
    scope: 'mine',
    subjectId: subjects.juniorEnglish,
    keyword: ofTheDemo,
    pager,
  })
  const papers = await Promise.all(list.map(({ paperId }) => browser.get(paper.detail, { paperId })))
  const keyedItems = papers.flatMap(({ paperId, sections }) =>
    sections.flatMap(({ questions }) => questions.flatMap(({ items }) => items.map((item) => ({ paperId, ...item })))),
  )
  const found = keyedItems.find(({ key, options }) => key.kind === 'single' && options.length >= 3)
  if (found === undefined) throw new Error('The teacher has no paper with such an item')
  const { paperId, itemId, no } = found
  const known = async () => {
    const { sections } = await browser.get(paper.detail, { paperId })
    const items = sections.flatMap(({ questions }) => questions.flatMap((question) => question.items))
    const now = items.find((item) => item.itemId === itemId)
    if (now === undefined) throw new Error('The item is gone')
    return now
  }
  return {
    paperId,
    itemId,
    no,
    /** Somebody makes this the key; if it already is, changes it first, so that there is something to take back. */
    correct: async (key: typeof mine | typeof theirs | typeof first) => {
      const { keyRev, key: before } = await known()
      if (before.kind === 'single' && before.choice === key.choice)
        await browser.get(paper.correctKey, { paperId, itemId, keyRev, key: mine })
      const { keyRev: rev } = await known()
      await browser.get(paper.correctKey, { paperId, itemId, keyRev: rev, key })
    },
  }
}

/** The service has re-marked everything. */
async function remarked(browser: TestBrowser, jobId: string): Promise<void> {
  const isOver = async () => expect((await browser.get(paper.correctionProgress, { jobId })).state).toBe('done')
  await vi.waitFor(isOver, { timeout: pagePatience, interval: 50 })
}

/** The dialog over the paper corrects at once; the answers page first previews the effect, and can take it back. */
const isOffered = ({ type }: AnyEventObject, { context }: AnyMachineSnapshot): boolean =>
  (type !== 'key.send' || context['itemId'] === inDialog) &&
  (!['key.preview', 'change.undo'].includes(type) || context['itemId'] === onPage)

const key = { kind: 'single', choice: 'A' }
const openedAt = (itemId: number) => () => ({ paperId: 6, itemId, keyRev: 3, key })

testOnScreen(
  {
    ...keyCorrectionTable,
    openings: { dialog: openedAt(inDialog), page: openedAt(onPage) },
    key: ({ itemId }) => itemId,
    isPossible: isOffered,
    requests: { preview, send, undo, ask },
    cast,
  },
  { states: 10, transitions: 19, paths: 13, undriven: [] },
)
