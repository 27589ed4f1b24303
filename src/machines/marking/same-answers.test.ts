import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { onSheet } from '#domain/scan/scan.ts'
import { markSaving } from './mark-saving.ts'
import { markingMachine } from './marking.machine.ts'
import { draftOf, markOf, sameAnswers } from './marking.rules.ts'
import type { MarkedSubmission, MarkingEvent } from './marking.types.ts'

const criteria = [{ name: '内容', hint: '', max: 50 }]

const open = (submissionId: number, answer: string): MarkedSubmission => ({
  submissionId,
  saved: null,
  round: 0,
  rev: 0,
  answer,
  shapes: [],
  shapesRev: 0,
})

const machine = markingMachine.provide({ actors: { saving: markSaving.provide({ actions: { keep: () => {} } }) } })

function started(submissions: readonly MarkedSubmission[], ...events: readonly MarkingEvent[]) {
  let keyCount = 0
  const input = {
    assignmentId: 7,
    keyRev: 1,
    itemId: 9,
    criteria,
    submissions,
    kept: [],
    keptDrawings: [],
    keptDrafts: [],
    beginWith: null,
  }
  const actor = createActor(machine, { input: { ...input, newKey: () => `key-${(keyCount += 1)}` } }).start()
  for (const event of events) actor.send(event)
  const { context, value } = actor.getSnapshot()
  actor.stop()
  return { context, value, marks: submissions.map((one) => markOf(context, one)?.score ?? null) }
}

const fourth = { score: 20, criteria: [20], comment: '' }

test('one mark is given to all unmarked submissions with the same answer, and sent as one', () => {
  const submissions = [open(1, 'yes'), open(2, 'no'), open(3, 'yes'), { ...open(4, 'yes'), saved: fourth, rev: 2 }]
  const { context, value, marks } = started(submissions, { type: 'digit.type', digit: 4 }, { type: 'mark.saveSame' })
  expect({ state: value, index: context.index, marks }).toEqual({ state: 'open', index: 1, marks: [40, null, 40, 20] })
  expect(context.queue.map(({ key, submissionId, rev }) => ({ key, submissionId, rev }))).toEqual([
    { key: 'key-1', submissionId: 1, rev: 0 },
    { key: 'key-1', submissionId: 3, rev: 0 },
  ])
  expect(started(submissions).context.submissions.length - sameAnswers(started(submissions).context).length).toBe(3)
})

test('all of these marks are undone together, on the service too if they may have arrived', () => {
  const submissions = [open(1, 'yes'), open(2, 'yes')]
  const given: readonly MarkingEvent[] = [{ type: 'digit.type', digit: 4 }, { type: 'mark.saveSame' }]
  expect(started(submissions, ...given).value).toBe('finished')
  const { marks, context } = started(submissions, ...given, { type: 'mark.undo' })
  expect({ marks, index: context.index, drafts: context.drafts }).toEqual({
    marks: [null, null],
    index: 0,
    drafts: { 1: { scores: [40], comment: '' } },
  })
  // The first ones had been sent.
  expect(context.queue.map(({ key, submissionId, criteria: sent }) => ({ key, submissionId, sent }))).toEqual([
    { key: 'key-1', submissionId: 1, sent: [40] },
    { key: 'key-1', submissionId: 2, sent: [40] },
    { key: 'key-2', submissionId: 1, sent: null },
    { key: 'key-2', submissionId: 2, sent: null },
  ])
})

test('answers left open or on sheets are not grouped, and without a score nothing is saved', () => {
  for (const answer of ['', onSheet]) {
    expect(sameAnswers(started([open(1, answer), open(2, answer)]).context)).toEqual([])
  }
  const { context, marks } = started([open(1, 'yes'), open(2, 'yes')], { type: 'mark.saveSame' })
  expect({ notice: context.notice, marks }).toEqual({ notice: 'incomplete', marks: [null, null] })
})

test('a rubric line changes its criterion and the comment, and stays within the criterion', () => {
  const submissions = [open(1, 'yes')]
  const line = { type: 'rubric.apply', criterion: 0, delta: -10, lineText: '拼写' } as const
  const [submission] = submissions
  if (submission === undefined) throw new Error('No submission')
  expect(draftOf(started(submissions, line, line).context, submission)).toEqual({ scores: [30], comment: '拼写' })
})
