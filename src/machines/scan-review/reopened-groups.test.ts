import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { unsureGroups } from '#tests/support/charts/scan-tables.ts'
import type { ReadingGroupRow } from '#api/contract/schemas/scans.ts'
import { scanReviewMachine } from './scan-review.machine.ts'
import type { LoadRequest } from './scan-review.types.ts'
import { afterDecision, afterSplit, groupAt, lettersWith, openGroup, reopenGroups } from './scan-review.rules.ts'

const [bubbles, writing, agreed] = unsureGroups

const nothingApart = { apart: [], doubted: [], wanted: [] }

const chosen = { ...openGroup([...unsureGroups], 0), ...nothingApart, answer: 'C', ticked: ['6 Q1'] }

test('reloaded groups keep the one in view, its choice and its ticks', () => {
  expect(reopenGroups(chosen, [...unsureGroups].toReversed())).toEqual({
    groups: [agreed, writing, bubbles],
    index: 2,
    answer: 'C',
    ticked: ['6 Q1'],
    failure: null,
  })
})

test('what was just undone comes into view', () => {
  const { groups, index, ticked } = reopenGroups({ ...chosen, wanted: ['5 Q3', '6 Q3'] }, [...unsureGroups])
  expect({ inView: groups[index], ticked }).toEqual({ inView: agreed, ticked: ['5 Q3', '6 Q3'] })
})

test('a review begins with the reading that is asked for, or with the first if that one no longer waits', () => {
  const begun = (beginWith: string | null) => {
    const load = fromPromise<readonly ReadingGroupRow[], LoadRequest>(async () => unsureGroups)
    const actor = createActor(scanReviewMachine.provide({ actors: { load } }), {
      input: { scanId: 3, isApart: false, beginWith },
    }).start()
    return waitFor(actor, (now) => now.matches('reviewing')).then(({ context }) => groupAt(context))
  }
  return expect(Promise.all([begun('6 Q3'), begun('5 Q2'), begun('9 Q9'), begun(null)])).resolves.toEqual([
    agreed,
    writing,
    agreed,
    agreed,
  ])
})

test('a group whose ticked readings were decided elsewhere starts over', () => {
  const left = unsureGroups.map((group) => ({ ...group, readings: group.readings.slice(0, 1) }))
  const { answer, ticked } = reopenGroups(chosen, left)
  expect({ answer, ticked }).toEqual({ answer: 'B', ticked: ['5 Q1'] })
})

test('if several letters may be right, none is preselected, and each press adds or removes one', () => {
  const several = unsureGroups.map((group) => ({ ...group, item: { ...group.item, kind: 'multiple' as const } }))
  expect(openGroup(several, 0).answer).toBeNull()
  expect([lettersWith('', 'C'), lettersWith('C', 'A'), lettersWith('AC', 'C')]).toEqual(['C', 'AC', 'A'])
})

const looking = (index: number) => ({
  scanId: 3,
  isApart: false,
  beginWith: null,
  ...openGroup([...unsureGroups], index),
  ...nothingApart,
  undoable: [],
  published: null,
})

const shown = (groups: readonly (typeof unsureGroups)[number][]) =>
  groups.map(({ candidates, readings }) => [
    candidates.join(' '),
    readings.map((one) => `${one.scanPageId} ${one.row}`),
  ])

test('agreed readings are reviewed one by one if asked for, also after the groups were reloaded', () => {
  const split = afterSplit(looking(2))
  const alone = [
    ['B C', ['5 Q1', '6 Q1']],
    ['', ['5 Q2']],
    ['library', ['5 Q3']],
    ['library', ['6 Q3']],
  ]
  const again = reopenGroups({ ...looking(2), ...split, index: 3, ticked: ['6 Q3'] }, [...unsureGroups])
  expect({ split: shown(split.groups), again: shown(again.groups), index: again.index }).toEqual({
    split: alone,
    again: alone,
    index: 3,
  })
})

test('rows that are decided together come first, and one that is split opens with its first reading', () => {
  const { groups } = reopenGroups({ ...openGroup([], 0), ...nothingApart }, [...unsureGroups])
  const split = afterSplit({ ...looking(0), groups })
  expect({ groups: shown(groups), index: split.index, inView: shown(split.groups)[split.index] }).toEqual({
    groups: [
      ['library', ['5 Q3', '6 Q3']],
      ['B C', ['5 Q1', '6 Q1']],
      ['', ['5 Q2']],
    ],
    index: 0,
    inView: ['library', ['5 Q3']],
  })
  if (agreed === undefined) throw new Error('No agreed group')
  const second = { ...agreed, readings: agreed.readings.map((one) => ({ ...one, row: 'Q4' })) }
  const after = afterSplit({ ...looking(0), groups: [agreed, second] })
  expect({ groups: shown(after.groups).map(([, keys]) => keys), index: after.index }).toEqual({
    groups: [['5 Q4', '6 Q4'], ['5 Q3'], ['6 Q3']],
    index: 1,
  })
})

test('a reading taken out of its group starts without a suggestion; the other bubbles stay a group', () => {
  const decided = { ...looking(2), ...afterDecision({ ...looking(2), ticked: ['5 Q3'] }) }
  expect({ takenOut: shown(decided.groups)[2], answer: decided.answer, doubted: decided.doubted }).toEqual({
    takenOut: ['', ['6 Q3']],
    answer: null,
    doubted: ['6 Q3'],
  })
  const bubble = { ...looking(0), ...afterDecision({ ...looking(0), ticked: ['5 Q1'] }) }
  expect(shown(bubble.groups)).toContainEqual(['B C', ['6 Q1']])
})

test('if the group in view was settled elsewhere, the next one comes into view', () => {
  const { index, groups } = reopenGroups(
    looking(1),
    unsureGroups.filter((one) => one !== writing),
  )
  expect({ index, inView: shown(groups)[index] }).toEqual({ index: 1, inView: ['B C', ['5 Q1', '6 Q1']] })
})
