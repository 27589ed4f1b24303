import { expect, test } from 'vitest'
import { waitFor } from 'xstate'
import type { Paper } from '#domain/paper/paper.ts'
import { question } from '#domain/paper/testing/papers.ts'
import { isSameValue } from '#domain/values/same-value.ts'
import { writeDraft } from './draft.ts'
import type { Draft } from './paper-editing.types.ts'
import { base, browser, edited, editing, keptIn, partOf, passage, started, title } from './testing/started-editing.ts'

const saved = (rev: number, kept: Paper | null = null, isNewVersion = false) =>
  ({ kind: 'saved', rev, kept, isNewVersion, savedAt: 5000 }) as const

const draftWith = (change: Partial<Draft> = {}): string =>
  writeDraft({ paper: edited(base, title('Mine')), saved: base, rev: 1, sent: null, savedAt: 500, ...change }) ?? ''

test('a change is stored in the browser at once, and saved over its revision when the teacher pauses', async () => {
  const world = browser()
  const { edit, clock, send, untilSaved, lastSave, context } = await editing(world)
  edit(title('期中'))
  const paper = edited(base, title('期中'))
  expect(keptIn(world)).toEqual({ paper, saved: base, rev: 1, sent: null, savedAt: world.now })
  clock.increment(1999)
  expect(world.saves).toEqual([])
  clock.increment(1)
  expect(lastSave().input.part).toEqual(partOf(world, paper, 1))
  lastSave().answer(saved(2))
  await untilSaved()
  expect([world.kept, context().rev, context().savedAt]).toEqual([null, 2, 5000])
  send({ type: 'paper.undo' })
  expect(keptIn(world)).toEqual({ paper: base, saved: paper, rev: 2, sent: null, savedAt: world.now })
})

test('changes made during a save are saved by the next one, over the new revision', async () => {
  const world = browser()
  const { actor, edit, send, clock, lastSave } = await editing(world)
  edit(title('A'))
  clock.increment(2000)
  send({ type: 'paper.undo' })
  expect([keptIn(world)?.paper, keptIn(world)?.sent?.paper.paperTitle]).toEqual([base, 'A'])
  lastSave().answer(saved(2))
  await waitFor(actor, ({ context }) => context.rev === 2)
  clock.increment(2000)
  expect(world.saves.map(({ input: { part } }) => [part.paper.paperTitle, part.rev])).toEqual([
    ['A', 1],
    ['Unit 1', 2],
  ])
})

test('a save without a response is repeated under its key, even by the page opened next', async () => {
  const world = browser()
  const { actor, edit, clock, lastSave } = await editing(world)
  edit(title('Sent'))
  clock.increment(2000)
  edit(title('Later'))
  const { input } = lastSave()
  actor.stop()
  // It had arrived, so it is not taken for somebody else's paper.
  world.stored = { paper: edited(base, title('Sent')), rev: 2 }
  const next = await editing(world)
  expect([next.paper().paperTitle, next.context().notice]).toEqual(['Later', 'resumed'])
  expect(next.lastSave().input).toEqual(input)
  next.lastSave().answer(saved(2))
  await waitFor(next.actor, ({ context }) => context.rev === 2)
  next.clock.increment(2000)
  expect(next.lastSave().input.part).toEqual(partOf(world, edited(base, title('Later')), 2))
})

test('editing continues from the browser’s draft, and reset returns to the stored paper', async () => {
  const world = browser(draftWith())
  const { paper, edit, context } = await editing(world)
  expect([paper().paperTitle, context().notice]).toEqual(['Mine', 'resumed'])
  edit({ kind: 'reset' })
  expect(isSameValue(paper(), base)).toBe(true)
})

test('a draft that the service already has is removed', async () => {
  const world = browser(draftWith(), { paper: edited(base, title('Mine')), rev: 2 })
  const { context } = await editing(world)
  expect([world.kept, context().notice, context().rev]).toEqual([null, null, 2])
})

test('an unreadable draft is reported, and the stored paper is opened', async () => {
  const { paper, context } = await editing(browser('{'))
  expect([paper(), context().notice]).toEqual([base, 'draftUnreadable'])
})

test('without the service, editing can continue from the draft', async () => {
  const tab = started(browser(draftWith()), { isReachable: false })
  tab.send({ type: 'lock.gain' })
  await tab.until('failed')
  expect(tab.context().message).toBe('网络连接失败')
  tab.send({ type: 'draft.use' })
  expect([tab.actor.getSnapshot().hasTag('editing'), tab.paper().paperTitle]).toEqual([true, 'Mine'])
})

test('if the draft and the stored paper differ, the teacher is asked and can discard the draft', async () => {
  const theirs = { paper: edited(base, title('Theirs')), rev: 2 }
  const world = browser(draftWith(), theirs)
  const tab = started(world)
  tab.send({ type: 'lock.gain' })
  await tab.until('asking')
  expect([tab.context().draft?.paper.paperTitle, tab.context().stored]).toEqual(['Mine', theirs])
  tab.send({ type: 'draft.drop' })
  expect([tab.paper(), world.kept, tab.actor.getSnapshot().hasTag('unsaved')]).toEqual([theirs.paper, null, false])
})

test('continuing from a draft over a different stored paper leads to a choice', async () => {
  const theirs = { paper: edited(base, title('Theirs')), rev: 2 }
  const tab = started(browser(draftWith(), theirs))
  tab.send({ type: 'lock.gain' })
  await tab.until('asking')
  tab.send({ type: 'draft.use' })
  tab.clock.increment(2000)
  expect(tab.lastSave().input.part.rev).toBe(1)
  tab.lastSave().answer({ kind: 'changed', theirs })
  await tab.until('merging')
  tab.send({ type: 'side.chooseAll', side: 'theirs' }, { type: 'versions.merge' })
  expect([tab.paper(), tab.actor.getSnapshot().hasTag('unsaved')]).toEqual([theirs.paper, false])
})

test('changes stored by somebody else in other places are merged automatically, and saved over their revision', async () => {
  const world = browser()
  const { edit, clock, lastSave, actor, paper, context } = await editing(world)
  edit(passage(1, 'mine'))
  clock.increment(2000)
  const theirs = { paper: edited(base, passage(2, 'theirs')), rev: 7 }
  lastSave().answer({ kind: 'changed', theirs })
  await waitFor(actor, ({ context: now }) => now.notice === 'merged')
  const both = edited(base, passage(1, 'mine'), passage(2, 'theirs'))
  expect([paper(), keptIn(world)]).toEqual([
    both,
    { paper: both, saved: theirs.paper, rev: 7, sent: null, savedAt: world.now },
  ])
  clock.increment(2000)
  expect(lastSave().input.part).toEqual(partOf(world, both, 7))
  actor.send({ type: 'paper.undo' })
  expect(context().history?.paper).toEqual(both)
})

test('if both changed the same thing, nothing is sent before every version is chosen', async () => {
  const world = browser()
  const { edit, clock, send, until, lastSave, paper } = await editing(world)
  edit(title('Mine'), passage(1, 'mine'))
  clock.increment(2000)
  const theirs = { paper: edited(base, title('Theirs'), passage(1, 'theirs'), passage(2, 'theirs')), rev: 7 }
  lastSave().answer({ kind: 'changed', theirs })
  await until('merging')
  send({ type: 'side.choose', key: 'title', side: 'mine' }, { type: 'versions.merge' })
  clock.increment(60_000)
  expect([world.saves.length, paper().paperTitle]).toEqual([1, 'Mine'])
  send({ type: 'side.choose', key: 'element q1', side: 'theirs' }, { type: 'versions.merge' })
  clock.increment(2000)
  const joined = edited(base, title('Mine'), passage(1, 'theirs'), passage(2, 'theirs'))
  expect(lastSave().input.part).toEqual(partOf(world, joined, 7))
})

test('an operation for another paper is refused and changes nothing', async () => {
  const world = browser()
  const { send, paper, context } = await editing(world)
  send({ type: 'paper.edit', operation: { ...title('X'), paperId: 13 } })
  expect([context().refusal, paper(), world.showing]).toEqual(['paperIdIncorrect', base, []])
})

test('side effects of an operation are reported', async () => {
  const { edit, context } = await editing(browser())
  edit({ kind: 'delete', elementIds: ['q1', 'q2'] })
  expect(context().notes).toEqual([{ kind: 'sectionsRemoved', sectionTexts: ['Section s1'] }])
})

test('a new paper gets its id from its first save, and undo keeps that id', async () => {
  const empty = { ...base, paperId: null }
  const world = browser(null, { paper: empty, rev: 0 })
  const tab = started(world, { paperId: null })
  tab.send({ type: 'lock.gain' })
  await tab.until('editing')
  tab.edit(title('New'))
  tab.clock.increment(2000)
  expect(tab.lastSave().input.part).toEqual(partOf(world, { ...empty, paperTitle: 'New' }, 0))
  tab.lastSave().answer(saved(1, edited({ ...base, paperId: 40 }, title('New'))))
  await tab.untilSaved()
  tab.send({ type: 'paper.undo' })
  expect([tab.paper(), tab.context().paperId]).toEqual([{ ...base, paperId: 40 }, 40])
})

test('a paper that classes have becomes a new one, its question becomes the teacher’s own, and editing continues in it', async () => {
  const { actor, edit, clock, lastSave, send, untilSaved, paper, context } = await editing(browser())
  edit(passage(1, 'mine'))
  clock.increment(2000)
  edit(title('Later'))
  const own = { ...question(1, { passage: 'mine' }), questionId: 90 }
  const kept = edited({ ...base, paperId: 13 }, { kind: 'modify', element: own })
  lastSave().answer(saved(2, kept, true))
  await waitFor(actor, (snapshot) => snapshot.context.rev === 2)
  expect([paper(), context().notice, context().paperId]).toEqual([edited(kept, title('Later')), 'newVersion', 13])
  clock.increment(2000)
  lastSave().answer(saved(3))
  await untilSaved()
  send({ type: 'paper.undo' }, { type: 'paper.undo' })
  expect(paper()).toEqual({ ...base, paperId: 13 })
})

test('a second tab watches, takes over what was not saved, and the first one sends nothing more', async () => {
  const world = browser()
  const first = await editing(world)
  const second = started(world)
  second.send({ type: 'lock.lose' })
  await waitFor(second.actor, (snapshot) => snapshot.hasTag('viewing') && !snapshot.hasTag('loading'))
  first.edit(title('First'))
  for (const draft of world.showing) second.send({ type: 'view.receive', draft })
  second.send({ type: 'paper.edit', operation: { ...title('Second'), paperId: 12 } })
  expect(second.paper().paperTitle).toBe('First')
  second.send({ type: 'paper.takeOver' })
  expect([second.actor.getSnapshot().hasTag('taking'), world.asked]).toEqual([true, 1])
  first.send({ type: 'lock.lose' })
  second.send({ type: 'lock.gain' })
  await second.until('editing')
  first.clock.increment(60_000)
  expect([world.saves, first.paper().paperTitle]).toEqual([[], 'First'])
  second.clock.increment(2000)
  expect(second.lastSave().input.part).toEqual(partOf(world, edited(base, title('First')), 1))
})

test('a tab that does not give up its turn is reported', async () => {
  const tab = started(browser())
  tab.send({ type: 'lock.lose' })
  await waitFor(tab.actor, (snapshot) => snapshot.hasTag('viewing') && !snapshot.hasTag('loading'))
  tab.send({ type: 'paper.takeOver' })
  tab.clock.increment(5000)
  expect([tab.actor.getSnapshot().hasTag('taking'), tab.context().notice]).toEqual([false, 'notTaken'])
})

test('what the browser could not store survives when the tab loses its turn and gets it back', async () => {
  const world = browser()
  world.isFull = true
  const { edit, send, until, paper, context } = await editing(world)
  edit(title('Large'))
  expect(context().isKept).toBe(false)
  send({ type: 'lock.lose' }, { type: 'lock.gain' })
  await until('editing')
  expect([paper().paperTitle, world.kept]).toEqual(['Large', null])
})

test('leaving waits for unsaved changes, and saves them at once', async () => {
  const world = browser()
  const { edit, send, lastSave, untilLeft } = await editing(world)
  edit(title('Last'))
  send({ type: 'paper.leave' })
  expect(lastSave().input.part.paper.paperTitle).toBe('Last')
  lastSave().answer(saved(2))
  await untilLeft()
  expect(world.kept).toBeNull()
})

test('offline, changes can be left in the browser, where the next page finds them', async () => {
  const world = browser()
  const { actor, edit, send, lastSave } = await editing(world)
  edit(title('Last'))
  send({ type: 'paper.leave' })
  lastSave().lose()
  send({ type: 'draft.leave' })
  expect([actor.getSnapshot().status, keptIn(world)?.paper.paperTitle]).toEqual(['done', 'Last'])
})

test('changes the browser could not store can only be left by discarding them', async () => {
  const world = browser()
  world.isFull = true
  const { actor, edit, send } = await editing(world)
  edit(title('Last'))
  send({ type: 'paper.leave' }, { type: 'draft.leave' })
  expect(actor.getSnapshot().hasTag('leaving')).toBe(true)
  send({ type: 'paper.stay' })
  expect(actor.getSnapshot().hasTag('editing')).toBe(true)
  send({ type: 'paper.leave' }, { type: 'changes.discard' })
  expect(actor.getSnapshot().status).toBe('done')
})

test('staying after leaving with a conflict open returns to the conflict', async () => {
  const { actor, edit, clock, send, until, lastSave } = await editing(browser())
  edit(title('Mine'))
  clock.increment(2000)
  lastSave().answer({ kind: 'changed', theirs: { paper: edited(base, title('Theirs')), rev: 2 } })
  await until('merging')
  send({ type: 'paper.leave' })
  expect(actor.getSnapshot().hasTag('leaving')).toBe(true)
  send({ type: 'paper.stay' })
  expect(actor.getSnapshot().hasTag('merging')).toBe(true)
})

test('a refused save is reported, and the next change is saved again', async () => {
  const world = browser()
  const { actor, edit, clock, lastSave, context } = await editing(world)
  edit(title('A'))
  clock.increment(2000)
  lastSave().answer({ kind: 'refused', message: '题目太多', fault: { reason: 'tooManyQuestions', elementId: null } })
  await waitFor(actor, () => context().message === '题目太多')
  expect([actor.getSnapshot().hasTag('unsaved'), keptIn(world)?.paper.paperTitle]).toEqual([true, 'A'])
  edit(title('B'))
  clock.increment(2000)
  expect(world.saves.map(({ input: { part } }) => part.paper.paperTitle)).toEqual(['A', 'B'])
})
