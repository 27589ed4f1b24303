import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { markingTable } from '#tests/support/charts/marking-table.ts'
import { type ModelState, modelOf } from '#tests/support/charts/model.ts'
import { seededRandom } from '#tests/support/runs/seeded-random.ts'
import type { Draft, MarkingContext } from './marking.types.ts'

const criteria = ['内容', '语言'].map((name) => ({ name, hint: '', max: 50 }))
const submissions = [1, 2].map((submissionId) => ({
  submissionId,
  saved: null,
  round: 0,
  rev: 0,
  answer: '',
  shapes: [],
  shapesRev: 0,
}))

/** Two submissions that a teacher scores and comments on. */
const model = modelOf({
  ...markingTable,
  openings: {
    anew: () => ({
      assignmentId: 7,
      itemId: 9,
      criteria,
      keyRev: 1,
      submissions,
      kept: [],
      keptDrawings: [],
      keptDrafts: [],
      newKey: () => 'key',
      beginWith: null,
    }),
  },
  payloads: {
    ...markingTable.payloads,
    'digit.type': [0, 2, 5].map((digit) => ({ digit })),
    'comment.change': ['很好', '再想想'].map((comment) => ({ comment })),
    'submission.go': [0, 1].map((index) => ({ index })),
  },
})

/** The teacher's last unconfirmed mark for a submission: typed, otherwise queued, otherwise disputed. */
function lastGiven({ drafts, queue, disputes }: MarkingContext, submissionId: number): Draft | undefined {
  const typed = drafts[submissionId]
  if (typed?.scores.some((score) => score !== null) || typed?.comment) return typed
  const isOf = (mark: { readonly submissionId: number }) => mark.submissionId === submissionId
  const mark = queue.findLast(isOf) ?? disputes.map((dispute) => dispute.mark).find(isOf)
  return mark == null || mark.criteria === null ? undefined : { scores: mark.criteria, comment: mark.comment }
}

/** Everything still there of what was given for a submission. */
function givenFor({ drafts, setAside, queue, disputes }: MarkingContext, submissionId: number): readonly Draft[] {
  const marks = [...queue, ...disputes.map(({ mark }) => mark)]
  return [
    ...marks
      .filter((mark) => mark.submissionId === submissionId)
      .map((mark) => ({ ...mark, scores: mark.criteria ?? [] })),
    ...[drafts[submissionId], setAside].filter((draft) => draft !== undefined && draft !== null),
  ].map(({ scores, comment }) => ({ scores, comment }))
}

const fromOutside = /^(saving|network)\./
const seeds = [1, 2, 3, 4]

test.each(seeds)('no response, lost or not, conflict or refusal loses what was typed last (seed %i)', (seed) => {
  const random = seededRandom(seed)
  let state: ModelState = model.logic.getInitialSnapshot(undefined as never, undefined)
  const lost: unknown[] = []
  let conflicts = 0
  for (let step = 0; step < 300; step += 1) {
    const events = model.eventsOf(state)
    const event = events[random(events.length)]
    if (event === undefined) throw new Error('nothing can happen any more')
    const before: MarkingContext | undefined = state.snapshot?.context
    state = model.logic.transition(state, event, undefined as never)
    const after: MarkingContext = state.snapshot?.context
    if (before === undefined || !fromOutside.test(event.type) || event.type === 'saving.saved') continue
    conflicts += after.disputes.length - before.disputes.length
    for (const { submissionId } of submissions) {
      const given = lastGiven(before, submissionId)
      if (given === undefined || givenFor(after, submissionId).some((one) => isDeepStrictEqual(one, given))) continue
      lost.push([step, event.type, given])
    }
  }
  expect(conflicts).toBeGreaterThan(0)
  expect(lost).toEqual([])
})
