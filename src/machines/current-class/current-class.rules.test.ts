import { expect, test } from 'vitest'
import { currentClassTable } from '#tests/support/charts/course-tables.ts'
import { breachesOf, type Rule, so, type Work, when, workBreachesOf } from '#tests/support/charts/rules.ts'
import { type Step, stepsOf } from '#tests/support/charts/steps.ts'
import type { CurrentClassContext } from './current-class.types.ts'

type CurrentClassStep = Step<CurrentClassContext>

const steps: readonly CurrentClassStep[] = stepsOf(currentClassTable)

/** The list carried by an event or a response, or the existing one. */
const listOf = ({ given, before }: CurrentClassStep): readonly number[] =>
  given['courseIds'] ?? given['output'] ?? before.courseIds
const isListed = (step: CurrentClassStep, course: unknown) => listOf(step).some((id) => id === course)

const isEmpty = when('there is no class', (step: CurrentClassStep) => listOf(step).length === 0)
const isWantedListed = when('the wanted class is in the list', (step: CurrentClassStep) =>
  isListed(step, step.before.wanted),
)
const isChosenListed = when('it is in the list', (step: CurrentClassStep) => isListed(step, step.given['courseId']))

const isCurrent = (courseId: number) => so(`class ${courseId} is current`, ({ after }) => after.courseId === courseId)
const takesChosen = so('it is current', ({ given, after }: CurrentClassStep) => given['courseId'] === after.courseId)
const takesWanted = so('it is current', ({ before, after }: CurrentClassStep) => before.wanted === after.courseId)
const keepsOrTakesFirst = so('the current class stays, or the first takes its place', (step: CurrentClassStep) => {
  const [first = 0] = listOf(step)
  return step.after.courseId === (isListed(step, step.before.courseId) ? step.before.courseId : first)
})
const hasNone = so('there is no current class', ({ after }: CurrentClassStep) => after.courseId === null)
const forgetsWanted = so('nothing is wanted any more', ({ after }: CurrentClassStep) => after.wanted === null)

const rules: readonly Rule[] = [
  // Of classes 1 and 2 the latter was current; of class 1 alone class 3, which no longer exists.
  ['start', 'none', 'empty.inviting', hasNone],
  ['start', 'two', 'current', isCurrent(2)],
  ['start', 'lost', 'current', isCurrent(1)],

  ['fetching', 'courses.changed', 'current', isWantedListed, 'keep', takesWanted],
  ['fetching', 'courses.changed', 'stays', 'start fetchCourses'],
  ['*', 'courses.changed', 'empty.inviting', isEmpty, hasNone],
  ['*', 'courses.changed', 'current', keepsOrTakesFirst],

  // The last choice counts, and is saved.
  ['*', 'course.choose', 'current', isChosenListed, 'keep', takesChosen, forgetsWanted],
  ['fetching', 'course.choose', 'stays', 'start fetchCourses'],
  ['*', 'course.choose', 'fetching'],

  ['fetching', 'fetchCourses answered', 'current', isWantedListed, 'keep', takesWanted, forgetsWanted],
  ['fetching', 'fetchCourses answered', 'empty.inviting', isEmpty, hasNone, forgetsWanted],
  ['fetching', 'fetchCourses answered', 'current', keepsOrTakesFirst, forgetsWanted],
  ['fetching', 'fetchCourses failed', 'empty.inviting', isEmpty, hasNone, forgetsWanted],
  ['fetching', 'fetchCourses failed', 'current', keepsOrTakesFirst, forgetsWanted],

  ['empty.inviting', 'course.open', 'empty.opening'],
  ['empty.opening', 'course.cancel', 'empty.inviting'],
]

const work: readonly Work[] = [['fetching', 'fetchCourses']]

test('the chart goes where the specification says', () => expect(breachesOf(steps, rules)).toEqual([]))

test('the list is only fetched if a wanted class is missing from it', () =>
  expect(workBreachesOf(steps, work)).toEqual([]))

test('the current class is in the list, or none if the list is empty', () => {
  const settled = steps.filter(({ to }) => !to.includes('fetching')).map(({ after }) => after)
  const isRight = ({ courseIds, courseId }: CurrentClassContext) =>
    courseId === null ? courseIds.length === 0 : courseIds.includes(courseId)
  expect(settled.filter((context) => !isRight(context))).toEqual([])
  expect(settled.length).toBeGreaterThan(0)
})
