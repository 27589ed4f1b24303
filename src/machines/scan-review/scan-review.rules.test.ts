import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { breachesOf, type Rule, so, when } from '#tests/support/charts/rules.ts'
import { scanReviewTable } from '#tests/support/charts/scan-tables.ts'
import { type Step, stepsOf } from '#tests/support/charts/steps.ts'
import type { ScanReviewContext } from './scan-review.types.ts'

type ReviewStep = Step<ScanReviewContext>

const steps: readonly ReviewStep[] = stepsOf(scanReviewTable)

const known = ({ groups }: ScanReviewContext) => groups.reduce((sum, { readings }) => sum + readings.length, 0)

const canDecide = when(
  'something is chosen for a ticked reading',
  ({ before: { answer, ticked, groups, index } }: ReviewStep) =>
    answer !== null && ticked.length > 0 && groups[index] !== undefined,
)
const hasDecided = when('something was decided here', ({ before }: ReviewStep) => before.undoable.length > 0)
const isLast = when('all that waits is ticked', ({ before }: ReviewStep) => known(before) === before.ticked.length)
const nothingWaits = when('nothing waits', ({ before }: ReviewStep) => before.groups.length === 0)
const isLess = so(
  'the ticked ones wait no more',
  ({ before, after }: ReviewStep) =>
    known(after) === known(before) - before.ticked.length && after.undoable.length === before.undoable.length + 1,
)
const saysWhy = so('it says why', ({ after }: ReviewStep) => after.failure !== null)
const stays = so(
  'what was chosen stays',
  ({ before, after }: ReviewStep) => after.answer === before.answer && after.ticked === before.ticked,
)
const isForgotten = so('all but the last decision can still be taken back', ({ before, after }: ReviewStep) =>
  isDeepStrictEqual(after.undoable, before.undoable.slice(0, -1)),
)
const isInView = when(
  'it is in view',
  ({ before: { groups, index } }: ReviewStep) =>
    groups[index]?.readings.some(({ scanPageId, row }) => `${scanPageId} ${row}` === '5 Q1') ?? false,
)
const toggles = so(
  'the reading is ticked or not',
  ({ before, after }: ReviewStep) => before.ticked.includes('5 Q1') !== after.ticked.includes('5 Q1'),
)

const isAsked = so(
  'the group that was asked for is in view, or the last one',
  ({ given, before, after }: ReviewStep) => after.index === Math.min(given['index'], before.groups.length - 1),
)
const isNext = so(
  'the next group is in view, after the last one the first',
  ({ before, after }: ReviewStep) => after.index === (before.index + 1 < before.groups.length ? before.index + 1 : 0),
)
const isFresh = so(
  'it reads as it likeliest does: bubbles all ticked, of writing one',
  ({ after: { groups, index, answer, ticked } }: ReviewStep) => {
    const { readings = [], candidates = [] } = groups[index] ?? {}
    const expected = candidates.length > 0 ? readings.length : 1
    return answer === (candidates[0] ?? null) && ticked.length === expected
  },
)

const canSplit = when(
  'several are in view on which the engines agree',
  ({ before: { groups, index } }: ReviewStep) =>
    groups[index]?.item.printed === '3' && groups[index].readings.length > 1,
)
const standAlone = so(
  'each stands alone, the first in view as the engines read it',
  ({ before, after }: ReviewStep) =>
    after.groups.length === before.groups.length + 1 &&
    after.groups.every(({ item, readings }) => item.printed !== '3' || readings.length === 1) &&
    after.answer === 'library' &&
    after.ticked.length === 1,
)

const rules: readonly Rule[] = [
  ['start', 'open', 'loading'],
  [
    'loading',
    'load answered',
    'reviewing',
    when('something waits', ({ after }: ReviewStep) => after.groups.length > 0),
  ],
  ['loading', 'load answered', 'finished'],
  ['loading', 'load failed', 'failed', saysWhy],
  ['loading', 'groups.reload', 'stays', 'start load'],
  ['failed', 'groups.reload', 'loading'],
  ['reviewing', 'answer.choose', 'stays', so('it reads so', ({ given, after }) => after.answer === given['answer'])],
  ['reviewing', 'reading.toggle', 'stays', isInView, toggles],
  ['reviewing', 'reading.toggle', 'ignored'],
  ['reviewing', 'group.go', 'stays', isAsked, isFresh],
  ['reviewing', 'group.skip', 'stays', isNext, isFresh],
  ['reviewing', 'group.split', 'stays', canSplit, standAlone],
  ['reviewing', 'group.split', 'ignored'],
  ['reviewing', 'group.decide', 'deciding', canDecide, stays],
  ['reviewing', 'group.decide', 'ignored'],
  ['reviewing', 'decision.undo', 'undoing', hasDecided],
  ['reviewing', 'decision.undo', 'ignored'],
  ['reviewing', 'groups.reload', 'loading'],
  ['deciding', 'decide answered decided', 'finished', isLast, isLess],
  ['deciding', 'decide answered decided', 'reviewing', isLess],
  ['deciding', 'decide answered refused', 'reviewing', saysWhy, stays],
  ['deciding', 'decide failed', 'reviewing', saysWhy, stays],
  ['undoing', 'undecide answered', 'loading', isForgotten],
  ['undoing', 'undecide failed', 'finished', nothingWaits, saysWhy],
  ['undoing', 'undecide failed', 'reviewing', saysWhy],
  ['finished', 'decision.undo', 'undoing', hasDecided],
  ['finished', 'decision.undo', 'ignored'],
  ['finished', 'groups.reload', 'loading'],
  ['finished', 'sheets.publish', 'publishing'],
  [
    'publishing',
    'publish answered published',
    'finished',
    so('it says how many', ({ after }) => after.published !== null),
  ],
  ['publishing', 'publish answered refused', 'finished', saysWhy],
  ['publishing', 'publish failed', 'finished', saysWhy],
]

test('the chart goes where the specification says', () => expect(breachesOf(steps, rules)).toEqual([]))
