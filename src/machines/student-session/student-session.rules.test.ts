import { expect, test } from 'vitest'
import { breachesOf, type Rule, so, when, type Work, workBreachesOf } from '#tests/support/charts/rules.ts'
import { type Step, stepsOf } from '#tests/support/charts/steps.ts'
import { studentSessionTable } from '#tests/support/charts/student-tables.ts'
import type { StudentSessionContext } from './student-session.types.ts'

type SessionStep = Step<StudentSessionContext>

const steps: readonly SessionStep[] = stepsOf(studentSessionTable)

const isDue = when(
  'the password was made by a teacher',
  ({ given }: SessionStep) => given['output'].student.mustChangePassword,
)
const isDueOfSame = when(
  'it is the same student, with a password made by a teacher',
  ({ given, before }: SessionStep) =>
    given['output'].student.mustChangePassword && given['output'].student.uid === before.student?.uid,
)
const isDueHere = when(
  'the student here has a password made by a teacher',
  ({ before }: SessionStep) => before.student?.mustChangePassword === true,
)
const quiet = so('nothing is said', ({ after }: SessionStep) => after.message === '')
const met = so(
  'it is the page of the student who came, and nothing is said',
  ({ given, after }: SessionStep) =>
    after.student === given['output'].student && after.message === '' && after.failedReturns === 0,
)
const kept = so('the student whose page it is stays', ({ before, after }: SessionStep) => {
  return after.student !== null && after.student === before.student
})
const forgotten = so(
  'nothing is left of the student',
  ({ after }: SessionStep) => after.student === null && after.message === '' && after.failedReturns === 0,
)
const explained = so(
  'the lost answer is told in its words',
  ({ given, after }: SessionStep) => after.message === given['error'].message,
)
const counted = so(
  'a return more has failed',
  ({ before, after }: SessionStep) => after.failedReturns === before.failedReturns + 1,
)

const rules: readonly Rule[] = [
  ['start', 'page', 'checking', forgotten],

  ['checking', 'check answered student', 'passwordDue', isDue, met],
  ['checking', 'check answered student', 'signedIn', met],
  ['checking', 'check answered nobody', 'signedOut', forgotten],
  ['checking', 'check failed', 'unreachable', explained],

  ['unreachable', 'session.retry', 'checking'],
  ['signedOut', 'student.enter', 'checking'],

  // A password made by a teacher is changed before anything else.
  ['passwordDue', 'password.change', 'checking', forgotten],
  ['passwordDue', 'student.leave', 'leaving', kept],
  ['passwordDue', 'session.lose', 'signedOut', forgotten],

  ['signedIn', 'session.lose', 'lost', kept],
  ['signedIn', 'student.leave', 'leaving', kept],

  // The page stays behind the sign-in until another student comes or this one leaves.
  ['lost', 'student.enter', 'returning', kept],
  ['lost', 'student.leave', 'leaving', kept],
  ['lostPasswordDue', 'password.change', 'returning', kept],
  ['lostPasswordDue', 'session.lose', 'lost', kept],
  ['lostPasswordDue', 'student.leave', 'leaving', kept],

  ['returning', 'return answered student', 'lostPasswordDue', isDueOfSame, met],
  ['returning', 'return answered student', 'passwordDue', isDue, met],
  ['returning', 'return answered student', 'signedIn', met],
  ['returning', 'return answered nobody', 'lost', kept, counted],
  ['returning', 'return failed', 'lost', kept, counted, explained],

  // Until the service has answered, reloading the page would sign the same student in again.
  ['leaving', 'leave answered', 'signedOut', forgotten],
  ['leaving', 'leave failed', 'leavingFailed', kept, explained],
  ['leavingFailed', 'student.leave', 'leaving', kept],
  ['leavingFailed', 'student.stay', 'passwordDue', isDueHere, kept, quiet],
  ['leavingFailed', 'student.stay', 'signedIn', kept, quiet],
]

const works: readonly Work[] = [
  ['leaving', 'leave'],
  ['checking', 'check'],
  ['returning', 'return'],
]

test('a lost session keeps its student, and leaving or another one takes the page away', () =>
  expect(breachesOf(steps, rules)).toEqual([]))

test('the service is asked who is there at the start and at each return, and told of each sign-out', () =>
  expect(workBreachesOf(steps, works)).toEqual([]))
