import { expect, test } from 'vitest'
import { keyPictureTable } from '#tests/support/charts/key-picture-table.ts'
import { breachesOf, type Rule, so, type Work, when, workBreachesOf } from '#tests/support/charts/rules.ts'
import { type Step, stepsOf } from '#tests/support/charts/steps.ts'
import type { KeyPictureContext } from './key-picture.types.ts'

type PictureStep = Step<KeyPictureContext>

const steps: readonly PictureStep[] = stepsOf(keyPictureTable)

/** By hand: of the table's two items, both have the key A. */
const newKeys = ({ texts }: KeyPictureContext) => [41, 42].filter((itemId) => !['', 'A'].includes(texts[itemId] ?? ''))

const hasNew = when('some key would be another one', ({ before }: PictureStep) => newKeys(before).length > 0)
const hasSource = when('something was chosen', ({ before }: PictureStep) => before.source !== null)
const saysWhy = so('it says why', ({ after }: PictureStep) => after.failure !== null)
const saysNothing = so('nothing is wrong any more', ({ after }: PictureStep) => after.failure === null)
const textsStay = so('what was read and mended stays', ({ before, after }: PictureStep) => after.texts === before.texts)
const isMended = ({ before }: PictureStep) => before.sheet !== null && before.texts[42] === 'C'
const isRead = so(
  'what is not clear says nothing, or what was mended before',
  (step: PictureStep) =>
    step.after.texts[42] === (isMended(step) ? 'C' : '') && step.after.sheet !== null && step.after.paperId === 6,
)
const isWritten = so('the item says so', ({ given, after }) => after.texts[given['itemId']] === given['text'])
const isFile = so(
  'the file is what is read, from the beginning',
  ({ after }: PictureStep) => after.source?.kind === 'file' && after.sheet === null,
)
const isKnown = so(
  'it can be taken back',
  ({ after }: PictureStep) => after.keyChangeIds.length === 1 && after.jobIds.length === 1,
)
const inASecond = so('a second has passed', ({ times: [before, after] }) => after - before === 1000)

const rules: readonly Rule[] = [
  ['start', 'paper', 'choosing'],
  ['start', 'student', 'reading'],
  ['start', 'kept', 'checking', so('it is there again', ({ after }: PictureStep) => after.texts[42] === 'C')],
  ['choosing', 'file.choose', 'reading', isFile],
  ['choosing', 'sheet.read', 'reading', hasSource],
  ['choosing', 'sheet.read', 'ignored'],
  ['reading', 'read answered read', 'checking', isRead],
  ['reading', 'read answered refused', 'choosing', saysWhy],
  ['reading', 'read failed', 'choosing', saysWhy],
  ['checking', 'file.choose', 'reading', isFile],
  ['checking', 'sheet.read', 'reading', hasSource],
  ['checking', 'sheet.read', 'ignored'],
  ['checking', 'key.write', 'stays', isWritten],
  ['checking', 'keys.preview', 'previewing', hasNew],
  ['checking', 'keys.preview', 'ignored'],
  ['previewing', 'preview answered previewed', 'previewed', textsStay],
  ['previewing', 'preview answered refused', 'checking', saysWhy, textsStay],
  ['previewing', 'preview failed', 'checking', saysWhy, textsStay],
  ['previewed', 'keys.edit', 'checking', textsStay, saysNothing],
  ['previewed', 'keys.apply', 'applying'],
  ['applying', 'apply answered started', 'remarking.asking', isKnown],
  ['applying', 'apply answered refused', 'checking', saysWhy, textsStay],
  ['applying', 'apply failed', 'previewed', saysWhy, textsStay],
  ['remarking.asking', 'ask answered running', 'remarking.waiting'],
  ['remarking.asking', 'ask answered done', 'done', saysNothing],
  ['remarking.asking', 'ask answered failed', 'done', saysWhy],
  ['remarking.asking', 'ask failed', 'remarking.waiting', saysWhy],
  ['remarking.waiting', 'after untilNextLook', 'remarking.asking', inASecond],
  ['done', 'keys.undo', 'undoing'],
  ['undoing', 'undo answered undone', 'undone', saysNothing],
  ['undoing', 'undo answered refused', 'done', saysWhy],
  ['undoing', 'undo failed', 'done', saysWhy],
]

const keysOf = ({ after }: PictureStep) => ({
  paperId: 6,
  keys: newKeys(after).map((itemId) => ({ itemId, keyRev: 3, key: { kind: 'single', choice: after.texts[itemId] } })),
})

const work: readonly Work[] = [
  ['reading', 'read', ({ after }: PictureStep) => ({ paperId: after.paperId ?? 0, source: after.source })],
  ['remarking.asking', 'ask', () => ({ jobIds: ['j1'] })],
  ['previewing', 'preview', keysOf],
  ['applying', 'apply', keysOf],
  ['undoing', 'undo', () => ({ paperId: 6, keyChangeIds: [8] })],
]

test('the chart goes where the specification says', () => expect(breachesOf(steps, rules)).toEqual([]))

test('the keys that would change are sent, with the revisions that were seen', () =>
  expect(workBreachesOf(steps, work)).toEqual([]))
