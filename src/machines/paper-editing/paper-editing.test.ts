import { expect, test } from 'vitest'
import { waitFor } from 'xstate'
import type { Paper } from '#domain/paper/paper.ts'
import { question } from '#domain/paper/testing/papers.ts'
import { base, browser, edited, editing, keptIn, partOf, passage, started, title } from './testing/started-editing.ts'

const saved = (rev: number, kept: Paper | null = null, isNewVersion = false) =>
  ({ kind: 'saved', rev, kept, isNewVersion, savedAt: 5000 }) as const

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
  expect({ kept: world.kept, rev: context().rev, savedAt: context().savedAt }).toEqual({
    kept: null,
    rev: 2,
    savedAt: 5000,
  })
  send({ type: 'paper.undo' })
  expect(keptIn(world)).toEqual({ paper: base, saved: paper, rev: 2, sent: null, savedAt: world.now })
})

test('changes made during a save are saved by the next one, over the new revision', async () => {
  const world = browser()
  const { actor, edit, send, clock, lastSave } = await editing(world)
  edit(title('A'))
  clock.increment(2000)
  send({ type: 'paper.undo' })
  expect({ paper: keptIn(world)?.paper, paperTitle: keptIn(world)?.sent?.paper.paperTitle }).toEqual({
    paper: base,
    paperTitle: 'A',
  })
  lastSave().answer(saved(2))
  await waitFor(actor, ({ context }) => context.rev === 2)
  clock.increment(2000)
  expect(world.saves.map(({ input: { part } }) => ({ paperTitle: part.paper.paperTitle, rev: part.rev }))).toEqual([
    { paperTitle: 'A', rev: 1 },
    { paperTitle: 'Unit 1', rev: 2 },
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
  expect({ paperTitle: next.paper().paperTitle, notice: next.context().notice }).toEqual({
    paperTitle: 'Later',
    notice: 'resumed',
  })
  expect(next.lastSave().input).toEqual(input)
  next.lastSave().answer(saved(2))
  await waitFor(next.actor, ({ context }) => context.rev === 2)
  next.clock.increment(2000)
  expect(next.lastSave().input.part).toEqual(partOf(world, edited(base, title('Later')), 2))
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
  expect({ paper: paper(), kept: keptIn(world) }).toEqual({
    paper: both,
    kept: { paper: both, saved: theirs.paper, rev: 7, sent: null, savedAt: world.now },
  })
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
  expect({ saves: world.saves.length, paperTitle: paper().paperTitle }).toEqual({ saves: 1, paperTitle: 'Mine' })
  send({ type: 'side.choose', key: 'element q1', side: 'theirs' }, { type: 'versions.merge' })
  clock.increment(2000)
  const joined = edited(base, title('Mine'), passage(1, 'theirs'), passage(2, 'theirs'))
  expect(lastSave().input.part).toEqual(partOf(world, joined, 7))
})

test('an operation for another paper is refused and changes nothing', async () => {
  const world = browser()
  const { send, paper, context } = await editing(world)
  send({ type: 'paper.edit', operation: { ...title('X'), paperId: 13 } })
  expect({ refusal: context().refusal, paper: paper(), showing: world.showing }).toEqual({
    refusal: 'paperIdIncorrect',
    paper: base,
    showing: [],
  })
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
  expect({ paper: tab.paper(), paperId: tab.context().paperId }).toEqual({
    paper: { ...base, paperId: 40 },
    paperId: 40,
  })
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
  expect({ paper: paper(), notice: context().notice, paperId: context().paperId }).toEqual({
    paper: edited(kept, title('Later')),
    notice: 'newVersion',
    paperId: 13,
  })
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
  expect({ taking: second.actor.getSnapshot().hasTag('taking'), asked: world.asked }).toEqual({
    taking: true,
    asked: 1,
  })
  first.send({ type: 'lock.lose' })
  second.send({ type: 'lock.gain' })
  await second.until('editing')
  first.clock.increment(60_000)
  expect({ saves: world.saves, paperTitle: first.paper().paperTitle }).toEqual({ saves: [], paperTitle: 'First' })
  second.clock.increment(2000)
  expect(second.lastSave().input.part).toEqual(partOf(world, edited(base, title('First')), 1))
})

test('a tab that does not give up its turn is reported', async () => {
  const tab = started(browser())
  tab.send({ type: 'lock.lose' })
  await waitFor(tab.actor, (snapshot) => snapshot.hasTag('viewing') && !snapshot.hasTag('loading'))
  tab.send({ type: 'paper.takeOver' })
  tab.clock.increment(5000)
  expect({ taking: tab.actor.getSnapshot().hasTag('taking'), notice: tab.context().notice }).toEqual({
    taking: false,
    notice: 'notTaken',
  })
})

test('what the browser could not store survives when the tab loses its turn and gets it back', async () => {
  const world = browser()
  world.isFull = true
  const { edit, send, until, paper, context } = await editing(world)
  edit(title('Large'))
  expect(context().isKept).toBe(false)
  send({ type: 'lock.lose' }, { type: 'lock.gain' })
  await until('editing')
  expect({ paperTitle: paper().paperTitle, kept: world.kept }).toEqual({ paperTitle: 'Large', kept: null })
})

test.each([true, false])(
  'watching another computer outdates nothing unsaved of this one (browser full: %s)',
  async (isFull) => {
    const world = browser()
    world.isFull = isFull
    const { edit, send, until, paper } = await editing(world)
    edit(title('Unsaved'))
    const theirs = edited(base, passage(1, 'elsewhere'))
    send(
      { type: 'lock.lose' },
      { type: 'view.receive', draft: { paper: theirs, saved: theirs, rev: 1, sent: null, savedAt: 0 } },
    )
    const seen = paper()
    send({ type: 'lock.gain' })
    await until('editing')
    expect({ seen, paperTitle: paper().paperTitle }).toEqual({ seen: theirs, paperTitle: 'Unsaved' })
  },
)

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
  expect({ status: actor.getSnapshot().status, paperTitle: keptIn(world)?.paper.paperTitle }).toEqual({
    status: 'done',
    paperTitle: 'Last',
  })
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
  expect({ unsaved: actor.getSnapshot().hasTag('unsaved'), paperTitle: keptIn(world)?.paper.paperTitle }).toEqual({
    unsaved: true,
    paperTitle: 'A',
  })
  edit(title('B'))
  clock.increment(2000)
  expect(world.saves.map(({ input: { part } }) => part.paper.paperTitle)).toEqual(['A', 'B'])
})
