import { expect, test } from 'vitest'
import type { BookVersionFacts } from '#domain/classes/missing-book-version.ts'
import { bookVersionTable } from '#tests/support/charts/course-tables.ts'
import { breachesOf, type Rule, so, type Work, when, workBreachesOf } from '#tests/support/charts/rules.ts'
import { type Step, stepsOf } from '#tests/support/charts/steps.ts'
import type { BookVersionContext } from './book-version.types.ts'

type DialogStep = Step<BookVersionContext>

const facts: readonly BookVersionFacts[] = [
  { hasCourse: true, subjectId: 203, bookVersion: null },
  { hasCourse: true, subjectId: 303, bookVersion: null },
  { hasCourse: true, subjectId: 202, bookVersion: null },
  { hasCourse: false, subjectId: 203, bookVersion: null },
  { hasCourse: true, subjectId: 203, bookVersion: '人教版' },
]
const steps: readonly DialogStep[] = stepsOf({
  ...bookVersionTable,
  payloads: { ...bookVersionTable.payloads, 'facts.change': facts.map((one) => ({ facts: one })) },
})

const isMissing = when(
  'a class exists, no version is chosen, and the subject is 203 or 303',
  ({ given }: DialogStep) => {
    const { hasCourse, subjectId, bookVersion } = given['facts']
    return hasCourse === true && bookVersion === null && [203, 303].includes(subjectId)
  },
)
const isWhole = when('stage, subject and version are chosen', ({ before: { form } }: DialogStep) =>
  Object.values(form).every((value) => value !== null),
)
/** 203 is a subject of stage 2. */
const isOfStage = when('the subject is of the stage', ({ given, before }: DialogStep) =>
  String(given['subjectId']).startsWith(String(before.form.stageId)),
)
const hasDefaultSubject = so('with its default subject, or what was chosen there before', (step: DialogStep) => {
  const { stageId, subjectId, bookVersion } = step.after.form
  const isDefault = subjectId === { 2: 203, 3: 303 }[Number(stageId)] && bookVersion === null
  const isFormer = step.before.lastOfStage[step.given['stageId'] as 2 | 3] === step.after.form
  return stageId === step.given['stageId'] && (isDefault || isFormer)
})
const remembers = so('it comes back with its stage', ({ after: { form, lastOfStage } }: DialogStep) =>
  form.stageId === null ? true : lastOfStage[form.stageId] === form,
)
const saysNothing = so('no failure is said any more', ({ after }: DialogStep) => after.failure === '')
const keepsForm = so('what was chosen stays, and it says why', ({ before, after }: DialogStep) =>
  after.form === before.form ? after.failure === '网络连接失败' : false,
)

const rules: readonly Rule[] = [
  ['start', 'english', 'asking'],
  ['start', 'nothing', 'asking'],
  ['start', 'maths', 'resting'],
  ['resting', 'facts.change', 'asking', isMissing],
  ['resting', 'facts.change', 'stays'],
  ['asking', 'facts.change', 'stays', isMissing],
  ['asking', 'facts.change', 'resting'],

  ['asking', 'stage.choose', 'stays', hasDefaultSubject, remembers, saysNothing],
  ['asking', 'subject.choose', 'stays', isOfStage, remembers, saysNothing],
  ['asking', 'subject.choose', 'ignored'],
  ['asking', 'version.choose', 'stays', remembers, saysNothing],
  ['asking', 'form.submit', 'saving', isWhole, saysNothing],
  ['asking', 'form.submit', 'stays', so('it says what is missing', ({ after }) => after.wasTried === true)],
  ['asking', 'dialog.later', 'postponed'],

  [
    'saving',
    'save answered',
    'resting',
    so('it is known', ({ after }) => after.bookVersion === after.form.bookVersion),
  ],
  ['saving', 'save failed', 'asking', keepsForm],
]

const work: readonly Work[] = [['saving', 'save', ({ before }: DialogStep) => before.form]]

test('the chart goes where the specification says', () => expect(breachesOf(steps, rules)).toEqual([]))

test('the form is saved as it is', () => expect(workBreachesOf(steps, work)).toEqual([]))

test('another subject keeps a version that it has, too', () => {
  const chosen = steps.filter(({ event, before, after }) => event === 'subject.choose' && before.form !== after.form)
  expect(new Set(chosen.map(({ before, after }) => `${before.form.bookVersion} → ${after.form.bookVersion}`))).toEqual(
    new Set(['null → null', '人教版 → 人教版']),
  )
})
