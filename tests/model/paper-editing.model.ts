import type { Page } from 'playwright-core'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { bank } from '#api/contract/groups/bank.ts'
import { paperEditing } from '#api/contract/groups/paper-editing.ts'
import { user } from '#api/contract/groups/user.ts'
import { toWire } from '#api/contract/wire-keys.ts'
import { newKey } from '#api/client/client.ts'
import { storageKeys } from '#api/ports/storage-keys.ts'
import { subjects } from '#domain/classes/subjects.ts'
import { asPaperQuestion } from '#domain/paper/as-paper-question.ts'
import { questionsOf } from '#domain/paper/elements.ts'
import type { Paper } from '#domain/paper/paper.ts'
import { after, paperWith, section } from '#domain/paper/testing/papers.ts'
import { readPaper } from '#domain/paper/xml/open-paper.ts'
import { writeAnswers } from '#domain/paper/xml/write-answers.ts'
import { writePaper } from '#domain/paper/xml/write-paper.ts'
import { paths } from '#domain/paths/paths.ts'
import { writeDraft } from '#machines/paper-editing/draft.ts'
import { saveSoon } from '#machines/paper-editing/paper-editing.delays.ts'
import { demoMobiles, pathOf } from '#tests/support/pages/pages.ts'
import { otherBrowser } from '#tests/support/pages/sessions.ts'
import { browserWith, goTo, look } from '#tests/support/charts/browser.ts'
import { paperEditingTable } from '#tests/support/charts/editing-table.ts'
import { settle } from '#tests/support/charts/login.ts'
import { testOnScreen } from '#tests/support/charts/screen-tests.ts'
import type { Cast, Screen } from '#tests/support/charts/screen.ts'
import type { TestBrowser } from '#tests/support/product/test-browser.ts'
import { gateLocks, otherTab } from '#tests/support/charts/tabs.ts'

const teacher = demoMobiles.lin

async function cast(screen: Screen): Promise<Cast> {
  const { page, address, held, pass, reveal } = screen
  const { become, sessionOf } = browserWith(screen, 'portal')
  await settle(address, teacher)
  const elsewhere = await otherBrowser(address, teacher)
  const { uid } = await elsewhere.get(user.teacherInfo, {})
  const papers = await paperElsewhere(elsewhere, uid)
  const { paperId } = papers
  const tab = await otherTab(screen, `paper.${uid}.${paperId}`, `draft.${uid}.${paperId}`)
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const pressed = page.getByRole('main').getByRole('button', { pressed: true })
  const dialog = (name: string) => page.getByRole('dialog', { name })
  const leaving = dialog('还有改动没有保存')
  const press = async (name: string) => {
    await reveal(button(name))
    await button(name).click()
  }
  const isLoading = () => reveal(page.getByRole('status', { name: '正在打开试卷' }))
  const failed = page.getByRole('heading', { name: '这是别人的试卷' }).or(button('刷新试试'))
  const elsewhereNotice = page.getByText('您在另一个标签页编辑这份试卷，这里显示那边的改动。')
  const answers = {
    opened: async ({ output }: AnyEventObject) => {
      if (output.stored.rev > 1) await papers.store(output.stored.paper)
    },
    refused: async () => ({ code: 0, data: await papers.asSomebodyElses() }),
  }
  return {
    openings: {
      paper: async (events) => {
        await become(await sessionOf(teacher))
        screen.portal()
        await page.goto(`${address}/`)
        await reveal(page.getByRole('heading', { name: '今天' }))
        await page.evaluate(
          ([key = '', text = '']) => text && localStorage.setItem(key, text),
          [storageKeys.paper(uid, paperId), papers.draftFor(events)],
        )
        await gateLocks(page, false)
        await goTo(page, `/paper-editor?paperId=${paperId}`)
      },
    },
    answers: {
      'open.opened': answers.opened,
      'open.refused': answers.refused,
      'look.opened': answers.opened,
      'look.refused': answers.refused,
    },
    acts: {
      'lock.gain': async () => {
        await tab.letGo()
        await gateLocks(page, true)
      },
      'lock.lose': async () => {
        await tab.take()
        await gateLocks(page, true)
      },
      'view.receive': () => tab.show(papers.draft('none')),
      'paper.takeOver': async () => {
        await gateLocks(page, false)
        await press('在这里编辑')
      },
      'paper.retry': () => press('刷新试试'),
      'paper.leave': () => page.getByRole('link', { name: '返回我的试卷' }).click(),
      'paper.stay': () => leaving.getByRole('button', { name: '留下' }).click(),
      'draft.leave': () => leaving.getByRole('button', { name: '离开' }).click(),
      'changes.discard': () => leaving.getByRole('button', { name: '放弃改动' }).click(),
      'draft.use': (_, snapshot) => press(snapshot.matches({ writing: 'asking' }) ? '接着改' : '用本机的草稿继续'),
      'draft.drop': () => press('不要这些改动'),
      'paper.edit': async ({ operation }, _, next) => {
        if (next?.['isKept'] === false) await fillStorage(page)
        await button(/，修改试卷名称$/).click()
        await page.getByRole('textbox', { name: '试卷名称' }).fill(operation.change.paperTitle)
        await page.keyboard.press('Enter')
      },
      'paper.undo': () => button('撤销').click(),
      'paper.redo': () => button('重做').click(),
      // Already happened with the change: the draft was stored, or could not be.
      'storage.report': async () => {},
      'saving.left': () => pass(saveSoon),
      'saving.saved': () => held.release(paperEditing.save.path, 'on'),
      'saving.changed': async ({ answer }) => {
        await papers.store(answer.theirs.paper)
        await held.release(paperEditing.save.path, 'on')
      },
      'saving.refused': () =>
        held.release(paperEditing.save.path, { change: (body) => body.replace(/paperXml=[^&]*/, 'paperXml=x') }),
      'side.choose': () => page.getByRole('region', { name: '试卷名称有两个版本' }).getByText('用我的').click(),
      'question.keepBoth': () => press('保留两题'),
      'side.chooseAll': () => press('全部用别处的'),
      'versions.merge': () => press('合并并继续编辑'),
      'page.hide': () => look(page, 'hidden'),
      'session.return': () => look(page, 'visible'),
      'network.return': async () => {
        await page.context().setOffline(true)
        await page.context().setOffline(false)
      },
    },
    states: {
      waiting: isLoading,
      'writing.reading': isLoading,
      'writing.opening': isLoading,
      'writing.failed': () => reveal(failed),
      'writing.asking': () => reveal(dialog('这台电脑上有没保存的改动')),
      'writing.open.working.editing': async ({ context: { history, isKept, refusal, theirs } }) => {
        await button(`${titleOf(history.paper)}，修改试卷名称`).waitFor()
        await reveal(
          async () => (await button(/^编辑第 \d+ 题$/).count()) === questionsOf(history.paper.elements).length,
        )
        if (refusal !== null) await page.getByText('请输入试卷名称').waitFor()
        if (!isKept) await page.getByText('这台电脑存不下这份试卷，请不要关闭页面').waitFor()
        if (theirs !== null) await page.getByText('这份试卷在别处改过，已和您的改动合并。').waitFor()
      },
      'writing.open.working.leaving': () => reveal(leaving),
      'writing.open.merging': async ({ context: { choices } }) => {
        await page.getByRole('heading', { name: '这份试卷有两个版本' }).waitFor()
        await reveal(async () => (await pressed.count()) === Object.keys(choices).length)
      },
      'viewing.loading': isLoading,
      'viewing.failed': () => reveal(failed),
      'viewing.shown': async ({ context: { history, notice } }) => {
        await reveal(elsewhereNotice)
        await reveal(page.getByRole('heading', { level: 1, name: titleOf(history.paper) }))
        await reveal(
          async () => (await page.getByText('另一个标签页没有交出编辑权').isVisible()) === (notice === 'notTaken'),
        )
      },
      'viewing.taking': () => button('正在接管…').waitFor(),
      left: () => reveal(() => pathOf(page).startsWith(paths.myPapers)),
    },
  }
}

const titleOf = ({ paperTitle }: Paper): string => paperTitle

/** The browser's storage is full. */
const fillStorage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })

/** The paper with this score for each of its items. */
const scored = (paper: Paper, score: number) => {
  const scores = questionsOf(paper.elements).flatMap(({ items }) => items.map(({ itemId }) => ({ itemId, score })))
  return after(paper, { kind: 'update', change: { what: 'scores', scores } })
}

/** A new paper of the teacher's, as edited on another computer. */
async function paperElsewhere(browser: TestBrowser, uid: number) {
  const documentsOf = (paper: Paper) => ({ paperXml: writePaper(paper), answerXml: writeAnswers(paper) })
  const pager = { currentPage: 1, pageSize: 1 }
  const { list } = await browser.get(bank.list, {
    subjectId: subjects.juniorEnglish,
    types: [1],
    sort: 'newest',
    pager,
  })
  const questions = list.map((one) => ({ ...asPaperQuestion(one), elementId: 'q1' }))
  const made = scored(paperWith([section('s1', questions)], { paperId: null, ownerId: uid }), 20)
  const { paperId, rev: firstRev } = await browser.get(paperEditing.add, documentsOf(made))
  const opened = await browser.get(paperEditing.open, { paperId })
  const reading = readPaper(opened.paperXml, opened.answerXml)
  if (!reading.ok) throw new Error('The service kept no paper')
  const saved = reading.paper
  const mine = scored(after(saved, { kind: 'update', change: { what: 'title', paperTitle: 'Mine' } }), 30)
  let rev = firstRev
  const draft = (sent: 'none' | 'sent'): string =>
    writeDraft({
      paper: mine,
      saved,
      rev: firstRev,
      sent: sent === 'sent' ? { key: newKey(), paper: mine, rev: firstRev } : null,
      savedAt: 5,
    }) ?? ''
  return {
    paperId,
    draft,
    /** What the browser has stored, in the place from which these events read it. */
    draftFor: (events: readonly AnyEventObject[]): string => {
      const reads = events.flatMap(({ type, output }) => (type.endsWith('.readDraft') ? [output] : []))
      const kept = reads.find(({ kind }) => kind === 'draft')
      if (reads.some(({ kind }) => kind === 'unreadable')) return 'nothing that is a draft'
      return kept === undefined ? '' : draft(kept.draft.sent === null ? 'none' : 'sent')
    },
    /** Somebody stores it with this title, this duration, and this score for its question. */
    store: async ({ paperTitle, duration, elements }: Paper) => {
      const [score = 0] = questionsOf(elements).flatMap(({ items }) => items.map((item) => item.score))
      const changed = { ...scored(saved, score), paperTitle, duration }
      const stored = await browser.get(paperEditing.save, { paperId, rev, ...documentsOf(changed) })
      rev = stored.rev
    },
    asSomebodyElses: async () => {
      const answer = await browser.get(paperEditing.open, { paperId })
      return Object(toWire(paperEditing.open.output, { ...answer, isOwn: false, canEdit: false }))
    },
  }
}

/** The change is being saved or flushed. */
const askedBelow = ({ value, context }: AnyMachineSnapshot): readonly string[] => [
  // The local draft is available at once, and the paper is requested.
  ...(JSON.stringify(value) === '{"writing":"reading"}' ? ['open'] : []),
  ...(context.sent === null ? [] : ['save']),
]

const isEditing = (snapshot: AnyMachineSnapshot): boolean =>
  snapshot.matches({ writing: { open: { working: 'editing' } } })

/** The chart below sends unsaved changes, one save after the other, and requests nothing else before that. */
function isSeen({ type, operation, output, isKept }: AnyEventObject, snapshot: AnyMachineSnapshot): boolean {
  const { history, sent, message, choices } = snapshot.context
  const isUnsaved = history !== null && (history.paper !== history.saved || sent !== null)
  switch (type) {
    case 'saving.left':
      return isUnsaved && sent === null && isEditing(snapshot)
    case 'saving.saved':
    case 'saving.changed':
    case 'saving.refused':
      return sent !== null
    case 'paper.edit':
      // Elsewhere only what was being typed arrives, which a form without fields cannot cause again.
      return isEditing(snapshot) && operation.change.paperTitle !== history.paper.paperTitle
    case 'storage.report':
      return history.past.length > 0 && (isKept || snapshot.context.isKept)
    case 'paper.leave':
    case 'page.hide':
      return !isUnsaved || sent !== null || snapshot.matches({ writing: { open: 'merging' } })
    // Browser storage that fails reads as empty.
    case 'xstate.error.actor.readDraft':
      return false
    // Somebody else's paper has no such buttons.
    case 'paper.retry':
      return message !== ''
    case 'draft.use':
      return message !== '' || snapshot.matches({ writing: 'asking' })
    case 'side.choose':
      return Object.keys(choices).length === 0
    case 'xstate.done.actor.open':
    case 'xstate.done.actor.look':
      return output.kind === 'refused' || output.stored.rev === 1 || history === null
    default:
      return true
  }
}

const { answers = {}, key = () => null } = paperEditingTable
const refused = { kind: 'refused', message: '' }
const withoutWords = (id: string) => [...(answers[id] ?? []).slice(0, -1), refused]

testOnScreen(
  {
    ...paperEditingTable,
    answers: { ...answers, open: withoutWords('open'), look: withoutWords('look') },
    key: (context, now) => [key(context, now), context['message'] === ''],
    isPossible: isSeen,
    requests: { open: paperEditing.open.path, look: paperEditing.open.path, save: paperEditing.save.path },
    askedBelow,
    cast,
  },
  {
    states: 21,
    transitions: 60,
    paths: 37,
    undriven: ['paperEditing.writing.reading: xstate.error.actor.readDraft → paperEditing.writing.opening'],
  },
)
