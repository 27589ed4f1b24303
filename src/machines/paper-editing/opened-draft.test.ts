import { expect, test } from 'vitest'
import { isSameValue } from '#domain/values/same-value.ts'
import { writeDraft } from './draft.ts'
import { base, browser, edited, editing, started, title } from './testing/started-editing.ts'

const draft = writeDraft({ paper: edited(base, title('Mine')), saved: base, rev: 1, sent: null, savedAt: 500 }) ?? ''

test('editing continues from the browser’s draft, and reset returns to the stored paper', async () => {
  const world = browser(draft)
  const { paper, edit, context } = await editing(world)
  expect({ paperTitle: paper().paperTitle, notice: context().notice }).toEqual({
    paperTitle: 'Mine',
    notice: 'resumed',
  })
  edit({ kind: 'reset' })
  expect(isSameValue(paper(), base)).toBe(true)
})

test('a draft that the service already has is removed', async () => {
  const world = browser(draft, { paper: edited(base, title('Mine')), rev: 2 })
  const { context } = await editing(world)
  expect({ kept: world.kept, notice: context().notice, rev: context().rev }).toEqual({
    kept: null,
    notice: null,
    rev: 2,
  })
})

test('an unreadable draft is reported, and the stored paper is opened', async () => {
  const { paper, context } = await editing(browser('{'))
  expect({ paper: paper(), notice: context().notice }).toEqual({ paper: base, notice: 'draftUnreadable' })
})

test('without the service, editing can continue from the draft', async () => {
  const tab = started(browser(draft), { isReachable: false })
  tab.send({ type: 'lock.gain' })
  await tab.until('failed')
  expect(tab.context().message).toBe('网络连接失败')
  tab.send({ type: 'draft.use' })
  expect({ editing: tab.actor.getSnapshot().hasTag('editing'), paperTitle: tab.paper().paperTitle }).toEqual({
    editing: true,
    paperTitle: 'Mine',
  })
})

test('if the draft and the stored paper differ, the teacher is asked and can discard the draft', async () => {
  const theirs = { paper: edited(base, title('Theirs')), rev: 2 }
  const world = browser(draft, theirs)
  const tab = started(world)
  tab.send({ type: 'lock.gain' })
  await tab.until('asking')
  expect({ paperTitle: tab.context().draft?.paper.paperTitle, stored: tab.context().stored }).toEqual({
    paperTitle: 'Mine',
    stored: theirs,
  })
  tab.send({ type: 'draft.drop' })
  expect({ paper: tab.paper(), kept: world.kept, unsaved: tab.actor.getSnapshot().hasTag('unsaved') }).toEqual({
    paper: theirs.paper,
    kept: null,
    unsaved: false,
  })
})

test('continuing from a draft over a different stored paper leads to a choice', async () => {
  const theirs = { paper: edited(base, title('Theirs')), rev: 2 }
  const tab = started(browser(draft, theirs))
  tab.send({ type: 'lock.gain' })
  await tab.until('asking')
  tab.send({ type: 'draft.use' })
  tab.clock.increment(2000)
  expect(tab.lastSave().input.part.rev).toBe(1)
  tab.lastSave().answer({ kind: 'changed', theirs })
  await tab.until('merging')
  tab.send({ type: 'side.chooseAll', side: 'theirs' }, { type: 'versions.merge' })
  expect({ paper: tab.paper(), unsaved: tab.actor.getSnapshot().hasTag('unsaved') }).toEqual({
    paper: theirs.paper,
    unsaved: false,
  })
})
