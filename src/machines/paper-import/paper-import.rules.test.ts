import { expect, test } from 'vitest'
import { paperImportTable } from '#tests/support/charts/import-table.ts'
import { breachesOf, type Rule, so, type Work, when, workBreachesOf } from '#tests/support/charts/rules.ts'
import { type Step, stepsOf } from '#tests/support/charts/steps.ts'
import type { PaperImportContext } from './paper-import.types.ts'

type ImportStep = Step<PaperImportContext>

const steps: readonly ImportStep[] = stepsOf(paperImportTable)

const taken = ({ reviewed }: PaperImportContext) => reviewed.filter(({ isTaken }) => isTaken)

const isComplete = when('something is taken, and each of it has an answer', ({ before }: ImportStep) => {
  const items = taken(before).flatMap(({ question }) => question.items)
  return items.length > 0 && items.every(({ right }) => right.length > 0)
})
const isRead = when('the file was read', ({ before }: ImportStep) => before.info?.import.state === 'ready')
const says = (kind: 'refused' | 'unanswered') =>
  so(`it says why (${kind})`, ({ after }: ImportStep) => after.failure?.kind === kind && after.failure.message !== '')
const saysNothing = so('nothing went wrong', ({ after }: ImportStep) => after.failure === null)
const isKnown = so('the file is known', ({ after }: ImportStep) => after.paperImportId === 3)
const keepsSource = so('the file stays at hand', ({ before, after }: ImportStep) => after.source === before.source)
const keepsReview = so(
  'corrections stay',
  ({ before, after }: ImportStep) => after.reviewed === before.reviewed && after.paperTitle === before.paperTitle,
)
const opensReview = so('everything that was read stands there', ({ after }: ImportStep) => after.reviewed.length === 1)
const inOneSecond = so('one second has passed', ({ times: [before, after] }) => after - before === 1000)

const rules: readonly Rule[] = [
  ['start', 'new', 'choosing'],
  ['start', 'known', 'following.asking', isKnown],
  ['choosing', 'file.upload', 'uploading', saysNothing],
  ['uploading', 'upload answered kept', 'stored', isKnown],
  ['uploading', 'upload answered refused', 'choosing', says('refused'), keepsSource],
  ['uploading', 'upload failed', 'choosing', says('unanswered'), keepsSource],

  ['following.asking', 'ask answered reading', 'following.waiting', saysNothing],
  ['following.asking', 'ask answered ready', 'reviewing', opensReview, saysNothing],
  ['following.asking', 'ask answered over', 'ended', saysNothing],
  ['following.asking', 'ask answered gone', 'ended', says('refused')],
  ['following.asking', 'ask failed', 'following.waiting', says('unanswered')],
  ['following.waiting', 'after untilNextLook', 'following.asking', inOneSecond],
  ['following', 'import.cancel', 'cancelling'],

  [
    'reviewing',
    'question.change',
    'stays',
    saysNothing,
    so('the question is as it was written', ({ given, after }) => after.reviewed[0]?.question === given['question']),
  ],
  [
    'reviewing',
    'question.take',
    'stays',
    saysNothing,
    so('it is taken or left', ({ given, after }) => after.reviewed[0]?.isTaken === given['isTaken']),
  ],
  [
    'reviewing',
    'questions.take',
    'stays',
    saysNothing,
    so('all are taken or left', ({ given, after }) => taken(after).length === (given['isTaken'] === true ? 1 : 0)),
  ],
  [
    'reviewing',
    'paper.name',
    'stays',
    saysNothing,
    so('the paper is called so', ({ given, after }) => after.paperTitle === given['title']),
  ],
  ['reviewing', 'import.confirm', 'confirming', isComplete, saysNothing],
  ['reviewing', 'import.confirm', 'stays', so('it says what is missing', ({ after }) => after.wasTried === true)],
  ['reviewing', 'import.cancel', 'cancelling'],

  ['confirming', 'confirm answered confirmed', 'done', so('it says what was kept', ({ after }) => after.done !== null)],
  ['confirming', 'confirm answered refused', 'reviewing', says('refused'), keepsReview],
  ['confirming', 'confirm failed', 'reviewing', says('unanswered'), keepsReview],
  ['cancelling', 'cancel answered', 'cancelled', saysNothing],
  ['cancelling', 'cancel failed', 'reviewing', isRead, says('unanswered'), keepsReview],
  ['cancelling', 'cancel failed', 'following.asking', says('unanswered')],
]

const ofImport = () => ({ paperImportId: 3 })

const work: readonly Work[] = [
  ['uploading', 'upload', ({ given }: ImportStep) => ({ subjectId: 202, source: given['source'] })],
  ['following.asking', 'ask', ofImport],
  [
    'confirming',
    'confirm',
    ({ before }: ImportStep) => ({
      paperImportId: 3,
      questions: taken(before).map(({ question }) => question),
      paperTitle: before.paperTitle,
    }),
  ],
  ['cancelling', 'cancel', ofImport],
]

test('the chart goes where the specification says', () => expect(breachesOf(steps, rules)).toEqual([]))

test('a file is uploaded, polled, confirmed as reviewed, and discarded', () =>
  expect(workBreachesOf(steps, work)).toEqual([]))
