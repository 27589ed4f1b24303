import { expect, test } from 'vitest'
import type { AssignmentAction } from './actions.ts'
import {
  actionsOf,
  menuActions,
  menuActionsOf,
  type MenuAction,
  type ListState,
  offeredActions,
  assignmentActions,
} from './actions.ts'
import { assignmentStatuses } from './status.ts'

const { inProgress, finished, unpublished, notStarted } = assignmentStatuses

test('the actions are those of the specification', () => {
  expect(assignmentActions).toEqual(['FULL_SCREEN', 'PUBLISH', 'START', 'REVIEW', 'PUBLISH_SCORE', 'REPORT'])
})

const publish: AssignmentAction[] = ['PUBLISH', 'FULL_SCREEN']
const start: AssignmentAction[] = ['START', 'FULL_SCREEN']
const review: AssignmentAction[] = ['REVIEW', 'REPORT', 'FULL_SCREEN']
const publishScore: AssignmentAction[] = ['PUBLISH_SCORE', 'REPORT', 'FULL_SCREEN']
const report: AssignmentAction[] = ['REPORT', 'FULL_SCREEN']

/** Each state once: status, then hasUnmarked, hasSubmissions and areScoresPublished as 0 or 1. */
const table = [
  [unpublished, 0, 0, 0, publish],
  [unpublished, 0, 0, 1, publish],
  [unpublished, 0, 1, 0, publish],
  [unpublished, 0, 1, 1, publish],
  [unpublished, 1, 0, 0, publish],
  [unpublished, 1, 0, 1, publish],
  [unpublished, 1, 1, 0, publish],
  [unpublished, 1, 1, 1, publish],
  [notStarted, 0, 0, 0, start],
  [notStarted, 0, 0, 1, start],
  [notStarted, 0, 1, 0, start],
  [notStarted, 0, 1, 1, start],
  [notStarted, 1, 0, 0, start],
  [notStarted, 1, 0, 1, start],
  [notStarted, 1, 1, 0, start],
  [notStarted, 1, 1, 1, start],
  [inProgress, 0, 0, 0, report],
  [inProgress, 0, 0, 1, report],
  [inProgress, 0, 1, 0, report],
  [inProgress, 0, 1, 1, report],
  [inProgress, 1, 0, 0, review],
  [inProgress, 1, 0, 1, review],
  [inProgress, 1, 1, 0, review],
  [inProgress, 1, 1, 1, review],
  [finished, 0, 0, 0, report],
  [finished, 0, 0, 1, report],
  [finished, 0, 1, 0, publishScore],
  [finished, 0, 1, 1, report],
  [finished, 1, 0, 0, review],
  [finished, 1, 0, 1, review],
  [finished, 1, 1, 0, review],
  [finished, 1, 1, 1, review],
] as const

test.each(table)(
  'status %i, unmarked %i, submissions %i, scores published %i',
  (status, unmarked, submissions, published, actions) =>
    expect(
      actionsOf({
        status,
        hasUnmarked: unmarked === 1,
        hasSubmissions: submissions === 1,
        hasUnsubmitted: true,
        areScoresPublished: published === 1,
        isStillOpen: false,
      }),
    ).toEqual(actions),
)

test.each(table)('%i, %i, %i, %i, while somebody is still working: scores are not published', (...row) => {
  const [status, unmarked, submissions, published, actions] = row
  const flags = { hasUnmarked: unmarked === 1, hasSubmissions: submissions === 1, areScoresPublished: published === 1 }
  const state = { status, ...flags, hasUnsubmitted: true, isStillOpen: true }
  expect(actionsOf(state)).toEqual(actions === publishScore ? report : actions)
})

test.each(table)('%i, %i, %i, %i, once nobody is missing: scores need not wait for the end', (...row) => {
  const [status, unmarked, submissions, published, actions] = row
  const flags = { hasUnmarked: unmarked === 1, hasSubmissions: submissions === 1, areScoresPublished: published === 1 }
  const isComplete = status === inProgress && row.slice(1, 4).join('') === '010'
  expect(actionsOf({ status, ...flags, hasUnsubmitted: false, isStillOpen: false })).toEqual(
    isComplete ? publishScore : actions,
  )
})

test('the table above lists every state once', () => {
  expect(new Set(table.map((row) => row.slice(0, 4).join())).size).toBe(Object.keys(assignmentStatuses).length * 2 ** 3)
})

test('every action is offered somewhere, and never twice in a row', () => {
  const rows = offeredActions.map(({ actions }) => actions)
  expect(new Set(rows.flat())).toEqual(new Set(assignmentActions))
  for (const actions of rows) expect(new Set(actions).size).toBe(actions.length)
})

const yesNo = [false, true] as const

/** Every state that an assignment can be in. */
const everyState: readonly ListState[] = Object.values(assignmentStatuses).flatMap((status) =>
  yesNo.flatMap((hasUnmarked) =>
    yesNo.flatMap((hasSubmissions) =>
      yesNo.flatMap((areScoresPublished) =>
        yesNo.flatMap((hasUnsubmitted) =>
          yesNo.flatMap((isOpened) =>
            yesNo.map((isStillOpen) => ({
              status,
              hasUnmarked,
              hasSubmissions,
              areScoresPublished,
              hasUnsubmitted,
              isOpened,
              isStillOpen,
            })),
          ),
        ),
      ),
    ),
  ),
)

/** The rules for the acts of a list, restated one at a time. */
const isOffered: Readonly<Record<MenuAction, (state: ListState) => boolean>> = {
  COPY: () => true,
  EDIT: ({ status }) => status === unpublished || status === notStarted,
  REMIND: ({ status, hasUnsubmitted, isStillOpen, areScoresPublished }) =>
    !areScoresPublished && ((status === inProgress && hasUnsubmitted) || (status === finished && isStillOpen)),
  CHANGE_END: ({ status }) => status === inProgress,
  FINISH: ({ status }) => status === inProgress,
  REOPEN: ({ status, areScoresPublished }) => status === finished && !areScoresPublished,
  EXPORT: ({ status }) => status !== unpublished,
  HAND_OVER: ({ status, areScoresPublished, hasUnmarked }) =>
    !(status === finished && areScoresPublished && !hasUnmarked),
  WITHDRAW: ({ status, isOpened }) => (status === inProgress || status === notStarted) && !isOpened,
  WITHDRAW_SCORES: ({ areScoresPublished }) => areScoresPublished,
  REMOVE: ({ hasSubmissions }) => !hasSubmissions,
}

test('each act of the list is offered in exactly its states, in menu order', () => {
  expect(everyState.length).toBe(256)
  for (const state of everyState)
    expect(menuActionsOf(state)).toEqual(menuActions.filter((act) => isOffered[act](state)))
})
