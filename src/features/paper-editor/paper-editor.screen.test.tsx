// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paperEditing } from '#api/contract/groups/paper-editing.ts'
import { fakeClock } from '#api/ports/clock.ts'
import { type DraftViewListener, fakeDraftViews } from '#api/ports/draft-view.ts'
import { fakeLocks } from '#api/ports/fake-locks.ts'
import { memoryStorage } from '#api/ports/memory-storage.ts'
import { fakeNetwork } from '#api/ports/network.ts'
import { fakeVisibility } from '#api/ports/page-visibility.ts'
import { paperTurnTimes } from '#domain/paper/turn-times.ts'
import { after, paperWith, question, section } from '#domain/paper/testing/papers.ts'
import { writeAnswers } from '#domain/paper/xml/write-answers.ts'
import { writePaper } from '#domain/paper/xml/write-paper.ts'
import { readDraft, writeDraft } from '#machines/paper-editing/draft.ts'
import { refused } from '#tests/support/documents/fake-answers.ts'
import type { Draft } from '#machines/paper-editing/paper-editing.types.ts'
import { openScreen } from '#tests/support/documents/open-screen.tsx'
import { paperDrafts } from './paper-drafts.ts'
import { PaperEditorScreen } from './paper-editor.screen.tsx'

const opening = { uid: 1, paperId: 12, subjectId: 203, course: null, newTitle: '' }

const base = paperWith([section('s1', [question(1)])])

const titled = (paperTitle: string) => after(base, { kind: 'update', change: { what: 'title', paperTitle } })

const documentsOf = (paper: typeof base) => ({ paperXml: writePaper(paper), answerXml: writeAnswers(paper) })

/** Unsaved changes of the paper called 第一单元. */
const draftTitled = (paperTitle: string): Draft => ({
  paper: titled(paperTitle),
  saved: titled('第一单元'),
  rev: 1,
  sent: null,
  savedAt: 5,
})

const hearsNothing: DraftViewListener = {
  shown: () => {},
  asked: () => {},
  wanted: () => {},
  handedOver: () => {},
  writing: () => {},
  watching: () => {},
}

/** What the tabs of one browser share. */
const oneBrowser = () => ({ locks: fakeLocks(), openView: fakeDraftViews(), storage: memoryStorage() })

/** The editor of an assigned paper in one browser, whose turn it is at the service or not. */
function openEditor(isYours: boolean, { locks, openView, storage } = oneBrowser()) {
  const service = {
    isYours,
    rev: 1,
    paper: titled('第一单元'),
    writerName: null as string | null,
    /** What a colleague may do with the paper. */
    right: 'edit' as 'edit' | 'read' | 'none',
  }
  const opened = () => {
    if (service.right === 'none') return undefined
    const about = {
      paperId: 12,
      isOwn: true,
      ownerName: '林知夏',
      canEdit: true,
      isAssigned: true,
      updatedAt: '2026-11-20T07:00:00.000Z',
    }
    return { ...about, rev: service.rev, ...documentsOf(service.paper) }
  }
  const clock = fakeClock()
  const ports = { storage, network: fakeNetwork(), visibility: fakeVisibility(), clock, locks, openView }
  const { sentTo } = openScreen(
    <PaperEditorScreen
      opening={opening}
      ports={ports}
      ownerName=""
      takesBasket={false}
      onBasketTaken={() => {}}
      onNamed={() => {}}
    />,
    {
      [paperEditing.turn.path]: ({ wish }) => {
        if (service.right !== 'edit') return undefined
        service.isYours ||= wish === 'takeOver'
        return { isYours: service.isYours, rev: service.rev, writerName: service.writerName }
      },
      [paperEditing.open.path]: opened,
      [paperEditing.save.path]: ({ rev }) => {
        if (service.right !== 'edit') return undefined
        if (rev !== String(service.rev)) return refused('paperChangedMeanwhile', opened())
        const savedAt = '2026-11-20T07:00:00.000Z'
        return { paperId: 12, rev: (service.rev += 1), savedAt, kept: null, isNewVersion: false }
      },
      [paperEditing.add.path]: ({ paperXml = '' }) => {
        // A question of the owner's own, which went with the paper.
        if (!/-9\d{14}/.test(paperXml)) return refused('questionUnknown', { elementId: 'q1', questionId: 1 })
        return { paperId: 13, rev: 1, savedAt: '2026-11-20T07:00:00.000Z', kept: null }
      },
      [paperEditing.copy.path]: () => ({ paperId: 13, paperTitle: '第一单元' }),
    },
  )
  return {
    service,
    openView,
    pass: (milliseconds: number) => act(() => clock.pass(milliseconds)),
    savedTitles: (endpoint: typeof paperEditing.save | typeof paperEditing.add = paperEditing.save) =>
      sentTo(endpoint).map(({ fields }) => /第.单元/.exec(fields['paperXml'] ?? '')?.[0]),
    /** The title of the draft that the browser keeps of a paper. */
    keptTitle: (paperId = 12) => {
      const reading = paperDrafts(storage, opening, () => {}).look(paperId)
      return reading.kind === 'draft' ? reading.draft.paper.paperTitle : null
    },
    /** Another tab that wants to take over; calls back once everything is kept for it. */
    want: (onHandedOver: () => void) => {
      const hears = { ...hearsNothing, handedOver: onHandedOver }
      act(() => openView('1.12', hears).want())
    },
  }
}

const assignedBefore = '这份试卷已经布置过。保存改动会生成新版本，学生手里的不变。'

const onOther = '您在另一台电脑上编辑这份试卷，这里显示那边保存的内容。'

const titleButton = (title: string) => screen.findByRole('button', { name: `${title}，修改试卷名称` })

async function typeTitle(title: string): Promise<void> {
  fireEvent.click(await titleButton('第一单元'))
  fireEvent.change(screen.getByRole('textbox', { name: '试卷名称' }), { target: { value: title } })
}

test('while another computer writes, what it saves is shown; a press takes over', async () => {
  const { service, pass } = openEditor(false)
  await screen.findByText(onOther)
  await screen.findAllByText('第一单元')
  Object.assign(service, { rev: 2, paper: titled('第二单元') })
  pass(paperTurnTimes.watching)
  await screen.findAllByText('第二单元')
  expect(screen.queryByText(assignedBefore)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '在这里编辑' }))
  await titleButton('第二单元')
  await screen.findByText(assignedBefore)
  expect(screen.queryByText(onOther)).toBeNull()
})

const unsavedHere = '您在这里还有 1 项改动没有保存，也没有显示。按“在这里编辑”接着改，两边都改过的地方由您选择。'

/** A browser that keeps unsaved changes, which may have been sent. */
function browserKeeping(draft: Draft) {
  const browser = oneBrowser()
  paperDrafts(browser.storage, opening, () => {}).keep(draft)
  return browser
}

test('while another computer writes, changes kept here that it lacks are counted, until it has them', async () => {
  const { service, pass } = openEditor(false, browserKeeping(draftTitled('第三单元')))
  await screen.findByText(unsavedHere)
  await screen.findByText(onOther)
  Object.assign(service, { rev: 2, paper: titled('第三单元') })
  pass(paperTurnTimes.watching)
  await screen.findAllByText('第三单元')
  expect(screen.queryByText(unsavedHere)).toBeNull()
})

test('a conflict that the other computer’s turn ends is not gone: it says so, and taking over brings it back', async () => {
  const draft = draftTitled('第三单元')
  const sent = { key: 'key-1', paper: draft.paper, rev: 1 }
  const { service, pass } = openEditor(true, browserKeeping({ ...draft, sent }))
  Object.assign(service, { rev: 2, paper: titled('第二单元') })
  await screen.findByText('这份试卷有两个版本')
  service.isYours = false
  pass(paperTurnTimes.writing)
  await screen.findByText('您选版本的时候，这份试卷转到别处编辑了，这里选的没有生效。')
  await screen.findByText(unsavedHere)
  fireEvent.click(screen.getByRole('button', { name: '在这里编辑' }))
  await screen.findByText('这份试卷有两个版本')
  expect(screen.queryByText(unsavedHere)).toBeNull()
})

test('a tab behind one that watches another computer is shown what that one saves, too', async () => {
  const { service, pass, openView } = openEditor(false)
  await screen.findByText(onOther)
  const shown: unknown[] = []
  const title = (text: string) => {
    const reading = readDraft(text)
    shown.push(reading.kind === 'draft' ? reading.draft.paper.paperTitle : reading)
  }
  openView('1.12', { ...hearsNothing, shown: title }).ask()
  Object.assign(service, { rev: 2, paper: titled('第二单元') })
  pass(paperTurnTimes.watching)
  await screen.findAllByText('第二单元')
  expect(shown).toEqual(['第二单元'])
})

test('a tab opened beside one with unsaved changes shows them, even if it hears of them before it knows who writes', async () => {
  const browser = oneBrowser()
  void browser.locks.request('podium.paper.1.12', {}, () => new Promise(() => {}))
  const draft = draftTitled('第二单元')
  const writer = browser.openView('1.12', {
    ...hearsNothing,
    asked: () => writer.show(writeDraft(draft) ?? ''),
  })
  openEditor(true, browser)
  await screen.findByText('您在另一个标签页编辑这份试卷，这里显示那边的改动。')
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('第二单元')
})

test('what is being typed when another computer takes over is saved', async () => {
  const { service, pass, savedTitles } = openEditor(true)
  await typeTitle('第三单元')
  service.isYours = false
  pass(paperTurnTimes.writing)
  await screen.findByText(onOther)
  await waitFor(() => expect(savedTitles()).toEqual(['第三单元']))
})

test('what is being typed when another tab takes over is kept for it', async () => {
  const { keptTitle, want } = openEditor(true)
  await typeTitle('第四单元')
  const kept: unknown[] = [keptTitle()]
  want(() => kept.push(keptTitle()))
  expect(kept).toEqual([null, '第四单元'])
})

test('while a colleague writes, the notice says who', async () => {
  const { service, pass } = openEditor(false)
  await screen.findByText(onOther)
  service.writerName = '周明远'
  pass(paperTurnTimes.watching)
  await screen.findByText('周明远 正在编辑这份试卷，这里显示对方保存的内容。')
  expect(screen.queryByText(onOther)).toBeNull()
})

/** The editor of a paper with an unsaved change, whose owner does something to the right to edit it. */
async function openWithdrawn(right: 'read' | 'none') {
  const opened = openEditor(true)
  await typeTitle('第三单元')
  opened.service.right = right
  opened.pass(paperTurnTimes.writing)
  return opened
}

test('when the right to edit is taken back, what was typed stays here, and is taken along in a copy', async () => {
  const { keptTitle } = await openWithdrawn('read')
  const notice = await screen.findByText(
    '林知夏 收回了编辑权，您现在只能看和复制这份试卷。您没有保存的改动还在这台电脑上。',
  )
  const kept = keptTitle()
  const [line] = screen.getAllByRole('status').filter((status) => status.contains(notice))
  fireEvent.click(within(line as HTMLElement).getByRole('button', { name: '复制后编辑' }))
  await waitFor(() => expect(keptTitle(13)).toBe('第三单元'))
  expect({ kept, afterwards: keptTitle() }).toEqual({ kept: '第三单元', afterwards: null })
})

test('when the paper is taken back or deleted, nothing more can be changed, and what was typed becomes an own paper', async () => {
  const { keptTitle, savedTitles } = await openWithdrawn('none')
  await screen.findByText('林知夏 收回或删除了这份试卷，您不能再改。您没有保存的改动还在这台电脑上。')
  const kept = keptTitle()
  const undo = screen.getByRole('button', { name: '撤销' }).hasAttribute('disabled')
  fireEvent.click(screen.getByRole('button', { name: '存成我的试卷' }))
  await waitFor(() => expect(keptTitle()).toBe(null))
  expect({ kept, undo, added: savedTitles(paperEditing.add) }).toEqual({
    kept: '第三单元',
    undo: true,
    added: ['第三单元', '第三单元'],
  })
})

test('unsaved changes to a paper that was taken back or deleted meanwhile become an own paper, too', async () => {
  const { service } = openEditor(true, browserKeeping(draftTitled('第三单元')))
  service.right = 'none'
  fireEvent.click(await screen.findByRole('button', { name: '用本机的草稿继续' }))
  await screen.findByText('这份试卷已被收回或删除，您不能再改。您没有保存的改动还在这台电脑上。')
  expect(screen.getByRole('button', { name: '存成我的试卷' }).hasAttribute('disabled')).toBe(false)
})
