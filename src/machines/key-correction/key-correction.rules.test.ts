import { expect, test } from 'vitest'
import { keyCorrectionTable } from '#tests/support/charts/paper-tables.ts'
import { breachesOf, type Rule, so, type Work, workBreachesOf } from '#tests/support/charts/rules.ts'
import { type Step, stepsOf } from '#tests/support/charts/steps.ts'
import type { KeyCorrectionContext } from './key-correction.types.ts'

type KeyStep = Step<KeyCorrectionContext>

const steps: readonly KeyStep[] = stepsOf(keyCorrectionTable)

const taken = so(
  'it is the key that was pressed, and nothing is said',
  ({ given, after }: KeyStep) => after.wanted === given['key'] && after.failure === null,
)
const begun = so('the re-markings are known', ({ given, after }: KeyStep) => after.jobIds === given['output'].jobIds)
const renewed = so('the next press is based on the new key, and the reason is told', ({ given, after }: KeyStep) => {
  const { known, message } = given['output']
  return after.keyRev === known.keyRev && after.key === known.key && after.failure?.message === message
})
const refused = so('the reason is told, and the key is based on what it was', ({ given, before, after }: KeyStep) => {
  return after.failure?.message === given['output'].message && after.keyRev === before.keyRev
})
const lost = so('it is told that no answer came', ({ given, after }: KeyStep) => {
  const { failure } = after
  return failure?.kind === 'unanswered' && failure.message === given['error'].message
})
const moved = so('how far it has come is shown, and nothing is said', ({ given, after }: KeyStep) => {
  const { done, total } = given['output']
  return after.remarking.done === done && after.remarking.total === total && after.failure === null
})
const listed = so(
  'the changed scores are listed, and nothing is said',
  ({ given, after }: KeyStep) => after.changes === given['output'].changes && after.failure === null,
)

const previewed = so('what it would do is shown', ({ given, after }: KeyStep) => {
  const { submissions, changes } = given['output']
  return after.previewed?.submissions === submissions && after.previewed?.changes === changes
})
const forgotten = so('what was previewed is shown no more', ({ after }: KeyStep) => after.previewed === null)
const chosen = so(
  'they are the corrections that were pressed, and nothing is said',
  ({ given, after }: KeyStep) => after.undone === given['keyChangeIds'] && after.failure === null,
)

const rules: readonly Rule[] = [
  ['start', 'editing', 'editing'],

  ['editing', 'key.send', 'sending', taken],
  ['editing', 'key.preview', 'previewing', taken],
  ['editing', 'change.undo', 'undoing', chosen],

  ['previewing', 'preview answered previewed', 'previewed', previewed],
  ['previewing', 'preview answered refused', 'editing', refused],
  ['previewing', 'preview failed', 'editing', lost],

  ['previewed', 'key.apply', 'sending', forgotten],
  ['previewed', 'key.edit', 'editing', forgotten],

  ['undoing', 'undo answered started', 'running.asking', begun],
  ['undoing', 'undo answered refused', 'editing', refused],
  ['undoing', 'undo failed', 'editing', lost],

  ['sending', 'send answered started', 'running.asking', begun],
  ['sending', 'send answered changed', 'editing', renewed],
  ['sending', 'send answered refused', 'editing', refused],
  ['sending', 'send failed', 'editing', lost],

  // The service continues without the page, so an unanswered poll is repeated.
  ['running.asking', 'ask answered running', 'running.waiting', moved],
  ['running.asking', 'ask answered done', 'done', listed],
  ['running.asking', 'ask answered failed', 'failed'],
  ['running.asking', 'ask failed', 'running.waiting', lost],
  ['running.waiting', 'after untilNextLook', 'running.asking'],
]

const works: readonly Work[] = [
  [
    'previewing',
    'preview',
    ({ before: { paperId, itemId, keyRev }, given }: KeyStep) => ({ paperId, itemId, keyRev, key: given['key'] }),
  ],
  ['undoing', 'undo', ({ before: { paperId }, given }: KeyStep) => ({ paperId, keyChangeIds: given['keyChangeIds'] })],
  [
    'sending',
    'send',
    ({ before: { paperId, itemId, keyRev, wanted }, given }: KeyStep) => ({
      paperId,
      itemId,
      keyRev,
      key: given['key'] ?? wanted,
    }),
  ],
  [
    'running.asking',
    'ask',
    ({ before: { jobIds }, given }: KeyStep) => ({ jobIds: given['output']?.jobIds ?? jobIds }),
  ],
]

test('a key is sent, and its re-marking is followed to the end', () => expect(breachesOf(steps, rules)).toEqual([]))

test('the key is sent with the revision that was seen, and its own re-marking is polled', () =>
  expect(workBreachesOf(steps, works)).toEqual([]))
