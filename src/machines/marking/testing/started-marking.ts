import { onTestFinished } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import type { SaveRequest, SavingTag } from '../../saving/saving.types.ts'
import { markSaving } from '../mark-saving.ts'
import { markingMachine } from '../marking.machine.ts'
import { draftOf, markOf, unsentOf } from '../marking.rules.ts'
import type {
  UnsavedDraft,
  MarkedSubmission,
  MarkingEvent,
  MarkOutcome,
  QueuedMark,
  SendAnswer,
  SentPart,
} from '../marking.types.ts'

export const criteria = [
  { name: '内容', hint: '', max: 50 },
  { name: '语言', hint: '', max: 60 },
]
export const usualMarking = { assignmentId: 7, itemId: 9, criteria, keyRev: 1, beginWith: null }
export const open = (submissionId: number): MarkedSubmission => ({
  submissionId,
  saved: null,
  round: 0,
  rev: 0,
  answer: '',
  shapes: [],
  shapesRev: 0,
})
export const marked = (submissionId: number, scores: readonly number[], rev = 1): MarkedSubmission => ({
  ...open(submissionId),
  saved: { score: scores.reduce((sum, score) => sum + score, 0), criteria: scores, comment: '' },
  rev,
})

interface Pending {
  readonly input: SaveRequest<QueuedMark>
  /** The outcome of the mark. */
  readonly answer: (outcome: object) => void
  readonly lose: () => void
}

/** Saving that a test answers: what was sent, and what was stored in the browser. */
function savingByHand(kept: readonly QueuedMark[], keptDrafts: readonly UnsavedDraft[]) {
  const calls: Pending[] = []
  let stored = kept
  let drafts = keptDrafts
  const saving = markSaving.provide({
    actors: {
      save: fromPromise<SendAnswer, SaveRequest<SentPart>>(
        ({ input }) =>
          new Promise((resolve, reject) => {
            const part = markIn(input.part)
            calls.push({
              input: { ...input, part },
              answer: (outcome) => resolve(answerWith(part.submissionId, outcome)),
              lose: () => reject(new Error('lost')),
            })
          }),
      ),
    },
    actions: {
      keep: ({ context }) => {
        stored = unsentOf(context.unsent)
        drafts = context.unsent.drafts
      },
    },
  })
  const last = () => {
    const call = calls.at(-1)
    if (call === undefined) throw new Error('Nothing was sent')
    return call
  }
  return { saving, calls, last, stored: () => stored, drafts: () => drafts }
}

export function started(
  submissions = [open(1), open(2), open(3)],
  kept: readonly QueuedMark[] = [],
  keptDrafts: readonly UnsavedDraft[] = [],
  asked = usualMarking,
) {
  const clock = new SimulatedClock()
  const { saving, ...byHand } = savingByHand(kept, keptDrafts)
  let keyCount = 0
  const machine = markingMachine.provide({ actors: { saving } })
  const input = { ...asked, submissions, kept, keptDrawings: [], keptDrafts, newKey: () => `key-${++keyCount}` }
  const actor = createActor(machine, { clock, input }).start()
  onTestFinished(() => void actor.stop())
  const until = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(state))
  const child = () => {
    const { saving: ref } = actor.getSnapshot().children
    if (ref === undefined) throw new Error('Nothing saves')
    return ref
  }
  const untilSaving = (tag: SavingTag) => waitFor(child(), (snapshot) => snapshot.hasTag(tag))
  const context = () => actor.getSnapshot().context
  return {
    clock,
    ...byHand,
    until,
    untilSaving,
    context,
    state: () => actor.getSnapshot().value,
    send: (...events: readonly MarkingEvent[]) => events.forEach((event) => actor.send(event)),
    marks: () => context().submissions.map((submission) => markOf(context(), submission)?.score ?? null),
    scores: () => {
      const submission = context().submissions[context().index]
      return submission === undefined ? null : draftOf(context(), submission).scores
    },
    confirm: async (rev = 1) => {
      const { input: sent, answer } = byHand.last()
      const score = sent.part.criteria?.reduce((sum, part) => sum + part, 0) ?? null
      answer({ kind: 'saved', score, rev })
      await waitFor(actor, (snapshot) => snapshot.context.queue.every(({ key }) => key !== sent.key))
    },
  }
}

function markIn(part: SentPart): QueuedMark {
  const [mark] = part.of === 'marks' ? part.marks : []
  if (mark === undefined) throw new Error('No mark was sent')
  return mark
}

const answerWith = (submissionId: number, outcome: object): SendAnswer => {
  const one = { submissionId, ...outcome } as MarkOutcome
  return { of: 'marks', kind: one.kind, outcomes: [one], savedAt: one.kind === 'saved' ? 1000 : null }
}

export const digits = (text: string): MarkingEvent[] =>
  [...text].map((digit) => ({ type: 'digit.type', digit: Number(digit) }))
export const save = { type: 'mark.save' } as const
export const undo = { type: 'mark.undo' } as const
export const skip = { type: 'mark.skip' } as const
export const go = (index: number) => ({ type: 'submission.go', index }) as const
export const comment = (text: string) => ({ type: 'comment.change', comment: text }) as const
export const queued = (over: Partial<QueuedMark>): QueuedMark => ({
  key: 'old',
  itemId: 9,
  submissionId: 1,
  criteria: [50, 30],
  keyRev: 1,
  comment: '',
  round: 0,
  rev: 0,
  attempted: true,
  ...over,
})
