import { expect, test } from 'vitest'
import { waitFor } from 'xstate'
import { base, browser, edited, editing, keptIn, partOf, passage, title } from './testing/started-editing.ts'

test('what was still being typed when a conflict came is part of one’s own version', async () => {
  const world = browser()
  const { edit, clock, send, until, lastSave, paper } = await editing(world)
  edit(title('Mine'))
  clock.increment(2000)
  lastSave().answer({ kind: 'changed', theirs: { paper: edited(base, title('Theirs')), rev: 2 } })
  await until('merging')
  edit(passage(1, 'typed'))
  const both = edited(base, title('Mine'), passage(1, 'typed'))
  expect({ paper: paper(), kept: keptIn(world)?.paper }).toEqual({ paper: both, kept: both })
  send({ type: 'side.choose', key: 'title', side: 'mine' }, { type: 'versions.merge' })
  clock.increment(2000)
  expect(lastSave().input.part).toEqual(partOf(world, both, 2))
})

test('what was still being typed when the paper was left is saved, too', async () => {
  const world = browser()
  const { actor, edit, clock, send, lastSave } = await editing(world)
  edit(title('Mine'))
  send({ type: 'paper.leave' })
  edit(passage(1, 'typed'))
  lastSave().answer({ kind: 'saved', rev: 2, kept: null, isNewVersion: false, savedAt: 5000 })
  await waitFor(actor, ({ context }) => context.rev === 2)
  clock.increment(2000)
  expect({
    isLeaving: actor.getSnapshot().hasTag('leaving'),
    part: lastSave().input.part.paper,
  }).toEqual({ isLeaving: true, part: edited(base, title('Mine'), passage(1, 'typed')) })
})
