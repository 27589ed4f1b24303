import type { Page } from 'playwright-core'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { marking } from '#api/contract/groups/marking.ts'
import { paths } from '#domain/paths/paths.ts'
import type { QueuedDrawing, QueuedMark } from '#machines/marking/marking.types.ts'
import { demoMobiles } from '#tests/support/pages/pages.ts'
import { otherBrowser } from '#tests/support/pages/sessions.ts'
import { browserWith } from '#tests/support/charts/browser.ts'
import { settle } from '#tests/support/charts/login.ts'
import { workElsewhere } from '#tests/support/charts/marked-work.ts'
import { markingTable } from '#tests/support/charts/marking-table.ts'
import { testOnScreen } from '#tests/support/charts/screen-tests.ts'
import type { Cast, Screen } from '#tests/support/charts/screen.ts'

const teacher = demoMobiles.lin

/** The composition of Unit 1 单元检测. */
const criteria = [50, 60, 40].map((max) => ({ name: '', hint: '', max }))

type Situation = 'one' | 'two' | 'askedFor'

async function cast(screen: Screen): Promise<Cast> {
  const { page, address, held, reveal } = screen
  const { become, sessionOf } = browserWith(screen, 'portal')
  await settle(address, teacher)
  const elsewhere = await otherBrowser(address, teacher)
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const work = await workElsewhere(elsewhere, address)
  const open = (situation: Situation) => async () => {
    const { assignmentId, itemId } = await work.handedIn(situation === 'two' ? 2 : 1)
    if (situation === 'askedFor') await work.markedElsewhere()
    await become(await sessionOf(teacher))
    screen.portal()
    const begin = situation === 'askedFor' ? `&submissionId=${await work.firstId()}` : ''
    await page.goto(`${address}/#${paths.marking(assignmentId, itemId)}${begin}`)
  }
  /** Keys reach the scores wherever the focus is, except in a field. */
  const press = (key: string) => page.keyboard.press(key)
  const saved = async (snapshot: AnyMachineSnapshot, how: Parameters<typeof held.release>[1]) => {
    const [id] = asked(snapshot)
    await held.release(requests[id ?? 'save'], how)
  }
  const filled = async (next: AnyEventObject | undefined, act: () => Promise<void>) => {
    if (next?.type === 'storage.report') await fillStorage(page)
    if (next?.type === 'submissions.change') await work.handedInLate()
    await act()
  }
  return {
    openings: { one: open('one'), two: open('two'), askedFor: open('askedFor') },
    acts: {
      // Already happened with the key press: storing the mark, or failing to, and sending it.
      'storage.report': async () => {},
      'saving.left': async () => {},
      'saving.saved': async (_event, snapshot, next) => {
        if (next?.type === 'submissions.change') await work.handedInLate()
        await saved(snapshot, 'on')
      },
      'saving.changed': async (_event, snapshot) => {
        await work.markedElsewhere()
        await saved(snapshot, 'on')
      },
      'saving.refused': async (_event, snapshot) => {
        const isDrawing = asked(snapshot)[0] === 'draw'
        const change = (body: string) =>
          isDrawing ? body.replace(/round=0/, 'round=7') : body.replace(/criteria=[^&]*/, 'criteria=900%2C20%2C20')
        await saved(snapshot, { change })
      },
      'network.return': async () => {
        await page.context().setOffline(true)
        await page.context().setOffline(false)
      },
      'drawing.change': async () => {
        await button('打勾').click()
        await page.getByText('I like drawing').click()
      },
      'drawing.retry': () => button('再存一次').click(),
      'digit.type': () => press('2'),
      'half.toggle': () => press('.'),
      'score.choose': () => page.getByRole('radiogroup').first().getByRole('radio', { name: '2', exact: true }).click(),
      'criterion.go': () => press('Shift+Tab'),
      'criterion.next': () => press('Tab'),
      'comment.change': async () => {
        await page.getByRole('textbox', { name: '评语' }).fill('注意时态')
        await press('Escape')
      },
      'submission.go': async ({ index }) => {
        await page
          .getByRole('group', { name: /份已批/ })
          .getByRole('button')
          .nth(index)
          .click()
      },
      'rubric.apply': () => press('Shift+Digit1'),
      'mark.save': (_event, _snapshot, next) => filled(next, () => button(/^保存，下一份/).click()),
      'mark.saveSame': (_event, _snapshot, next) => filled(next, () => press('g')),
      'mark.skip': () => button('跳过').last().click(),
      'mark.undo': () => press('z'),
      'dispute.keepTheirs': () => button(/^用新的/).click(),
      'dispute.useMine': (_event, _snapshot, next) => filled(next, () => button(/^用我的/).click()),
      'dispute.reopen': () => button('重新评分').click(),
      'submissions.change': async (_event, snapshot) => {
        if (snapshot.matches('finished')) {
          await reveal(button('接着批'))
          await button('接着批').click()
          return
        }
        await button('退回').click()
        await page.getByLabel(/退回理由/).fill('字数不够')
        await reveal(page.getByText('这份答卷还没有人给过分。'))
        await button('退回订正').click()
      },
    },
    states: {
      open: async ({ context }) => {
        await reveal(button(/^保存，下一份/))
        await showsNotice(context)
      },
      deciding: ({ context }) =>
        reveal(page.getByText(context['disputes'][0].theirs === null ? '这份评分没有存上' : '这份答卷刚被改过分')),
      finished: async ({ context }) => {
        await reveal(page.getByRole('heading', { name: '全部批完' }))
        await showsNotice(context)
      },
    },
  }

  async function showsNotice({
    isKept,
    queue,
    undrawn,
    submissions,
    drawings,
  }: AnyMachineSnapshot['context']): Promise<void> {
    const unsent = queue.length + drawings.length
    if (!isKept && unsent > 0) await reveal(page.getByText(`${unsent} 份没有送出，也存不到本机`))
    if (undrawn.length > 0) await reveal(page.getByText(/批注没有存上/))
    await reveal(async () => {
      const cells = page.getByRole('group', { name: /份已批/ }).getByRole('button')
      return (await cells.count()) === submissions.length
    })
  }
}

/** The browser's storage is full. */
const fillStorage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })

const requests = {
  save: marking.save.path,
  saveMany: marking.saveMany.path,
  draw: marking.annotate.path,
} as const

/** What is sent next or is on its way, by names of `requests`. */
function asked({ context }: AnyMachineSnapshot): readonly (keyof typeof requests)[] {
  const [mark]: readonly QueuedMark[] = context['queue']
  const drawings: readonly QueuedDrawing[] = context['drawings']
  // Nothing is sent while a dispute waits for the teacher.
  if (context['disputes'].length > 0) return []
  if (mark !== undefined) return [mark.criteria === null ? 'saveMany' : 'save']
  return drawings.length > 0 ? ['draw'] : []
}

/**
 * The chart below sends unsent changes at once, one after the other; each button is shown while it has something to do.
 */
function isSeen(event: AnyEventObject, snapshot: AnyMachineSnapshot): boolean {
  const { queue, drawings, undrawn, disputes, submissions, criterion, undoable, isKept, touched } = snapshot.context
  const of = event['part']?.of ?? event['answer']?.of
  const [mark] = queue
  const isSentBack = submissions[0].submissionId !== 1
  const leaves = disputes.length > 0 ? null : queue.length > 0 ? 'marks' : drawings.length > 0 ? 'drawing' : null
  const isAttempted = (mark ?? drawings[0])?.attempted === true
  const isAlone = submissions.length === 1 && queue.length === 1 && undoable.length === 1 && isKept
  if (isSentBack || submissions.at(-1).submissionId === 3) return false
  if (leaves !== null && !isAttempted)
    return event.type === 'saving.left'
      ? of === leaves
      : event.type === 'storage.report' && isAlone && mark.criteria !== null
  // Entering marks meanwhile works as before.
  if (leaves !== null && !event.type.startsWith('saving.')) return false
  switch (event.type) {
    case 'storage.report':
    case 'saving.left':
      return false
    case 'saving.saved':
    case 'saving.changed':
    case 'saving.refused':
      if (of === 'drawing') return event.type === 'saving.refused' && leaves === 'drawing'
      return leaves === 'marks' && mark.criteria !== null && mark.submissionId === 1
    case 'network.return':
    case 'drawing.change':
      return snapshot.matches('open') && queue.length + drawings.length + undrawn.length + undoable.length === 0
    case 'drawing.retry':
      return undrawn.length > 0
    case 'submissions.change':
      if (snapshot.matches('finished'))
        return (
          event['submissions'].length === 2 && submissions.length === 1 && queue.length === 0 && disputes.length === 0
        )
      return (
        event['submissions'].length === 1 &&
        snapshot.matches('open') &&
        submissions.length === 2 &&
        queue.length + undoable.length + drawings.length + undrawn.length === 0
      )
    case 'mark.undo':
      return undoable.length === 1
    // The walk sees marking once, and not the results of marking again.
    case 'mark.save':
    case 'mark.saveSame':
      return undoable.length === 0
    case 'half.toggle':
      return touched !== null
    case 'criterion.go':
      return criterion === 1
    case 'criterion.next':
      return criterion === 0
    case 'dispute.keepTheirs':
    case 'dispute.useMine':
      return disputes[0].theirs !== null
    default:
      return true
  }
}

const submission = { submissionId: 1, saved: null, round: 0, rev: 0, answer: 'one', shapes: [], shapesRev: 0 }
const second = { ...submission, submissionId: 2, answer: 'two' }
const third = { ...submission, submissionId: 3, answer: 'three' }
const input = { ...(markingTable.openings['anew']?.({ now: () => 0 }) as object), criteria }
const outcome = { submissionId: 1, kind: 'saved', score: 60, rev: 1 }
const marksAnswer = (kind: string, one: object) => ({ answer: { of: 'marks', kind, outcomes: [one], savedAt: 0 } })
const theirs = { score: 30, criteria: [10, 10, 10], comment: '', rev: 4 }

testOnScreen(
  {
    ...markingTable,
    openings: {
      one: () => ({ ...input, submissions: [submission] }),
      two: () => ({ ...input, submissions: [submission, second] }),
      askedFor: () => ({ ...input, submissions: [{ ...submission, saved: theirs }], beginWith: 1 }),
    },
    payloads: {
      ...markingTable.payloads,
      'saving.saved': [marksAnswer('saved', outcome)],
      'saving.changed': [marksAnswer('changed', { ...outcome, kind: 'changed', message: '', theirs })],
      'saving.refused': [
        marksAnswer('refused', { ...outcome, kind: 'refused', message: '', isStale: false }),
        { answer: { of: 'drawing', kind: 'refused', message: '' } },
      ],
      'drawing.change': [{ submissionId: 1, shapes: [{ kind: 'tick', x: 1, y: 1 }] }],
      'submissions.change': [{ submissions: [second] }, { submissions: [{ ...submission, saved: theirs }, third] }],
      'digit.type': [{ digit: 2 }],
      'score.choose': [{ criterion: 0, score: 20 }],
      'criterion.go': [{ criterion: 0 }],
      'comment.change': [{ comment: '注意时态' }],
      'submission.go': [{ index: 0 }],
      'rubric.apply': [{ criterion: 0, delta: -10, lineText: '时态' }],
    },
    key: ({
      index,
      criterion,
      skipped,
      drafts,
      submissions,
      queue,
      disputes,
      undoable,
      drawings,
      undrawn,
      touched,
    }) => [
      [index, criterion, skipped.length, undoable.length, touched !== null],
      Object.entries(drafts).map(([id, draft]) => [
        id,
        Object(draft).scores.map((score: number | null) => score !== null),
      ]),
      submissions.map((one: typeof submission) => [one.submissionId, one.saved !== null]),
      queue.map((one: QueuedMark) => [one.submissionId, one.criteria === null, one.attempted]),
      disputes.map((one: { readonly theirs: unknown }) => one.theirs !== null),
      drawings.map((one: QueuedDrawing) => one.attempted),
      undrawn.length,
    ],
    isPossible: isSeen,
    requests,
    askedBelow: asked,
    cast,
  },
  { states: 5, transitions: 35, paths: 23, undriven: [] },
)
