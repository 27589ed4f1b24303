import type { Shape } from '#domain/marking/annotation.ts'
import { mergeShapes } from '#domain/marking/merge-shapes.ts'
import type { Change } from './marking.rules.ts'
import type { DrawingAnswer, MarkedSubmission, MarkingContext, QueuedDrawing } from './marking.types.ts'

type OfAnswer = Pick<QueuedDrawing, 'itemId' | 'submissionId'>

const isSameAnswer = (one: OfAnswer, other: OfAnswer): boolean =>
  one.itemId === other.itemId && one.submissionId === other.submissionId

/** The drawing over an answer, sent or not. */
export function shapesOf(context: MarkingContext, { submissionId, shapes }: MarkedSubmission): readonly Shape[] {
  const { itemId, drawings, undrawn } = context
  const waiting = [...undrawn.map(({ drawing }) => drawing), ...drawings]
  return waiting.findLast((drawing) => isSameAnswer(drawing, { itemId, submissionId }))?.shapes ?? shapes
}

/** Queues another drawing over an answer. An unsent one is replaced; one that may have arrived is followed. */
export function withDrawingOver(context: MarkingContext, submissionId: number, shapes: readonly Shape[]): Change {
  const { itemId, drawings, undrawn, newKey } = context
  const submission = context.submissions.find((one) => one.submissionId === submissionId)
  if (submission === undefined) return {}
  const of = { itemId, submissionId }
  const left = drawings.filter((drawing) => drawing.attempted || !isSameAnswer(drawing, of))
  const base = left.findLast((drawing) => isSameAnswer(drawing, of))?.shapes ?? submission.shapes
  const { round, shapesRev: rev } = submission
  return {
    drawings: [...left, { ...of, key: newKey(), shapes, base, round, rev, attempted: false }],
    undrawn: undrawn.filter(({ drawing }) => !isSameAnswer(drawing, of)),
  }
}

/** Queues again what the service rejected. */
export const drawingsRetried = ({ drawings, undrawn, newKey }: MarkingContext): Change => ({
  drawings: [...drawings, ...undrawn.map(({ drawing }) => ({ ...drawing, key: newKey(), attempted: false }))],
  undrawn: [],
})

/** The first drawing is about to be sent. */
export const drawingLeft = ({ drawings }: MarkingContext): Change => ({
  drawings: drawings.map((drawing, index) => (index === 0 ? { ...drawing, attempted: true } : drawing)),
})

/** Handles the response to the first drawing. If somebody else drew too, both drawings are sent together. */
export function drawingAnswered(context: MarkingContext, answer: DrawingAnswer): Change {
  const [sent, ...rest] = context.drawings
  if (sent === undefined) return {}
  const latest = rest.findLast((later) => isSameAnswer(later, sent)) ?? sent
  const others = rest.filter((later) => !isSameAnswer(later, sent))
  if (answer.kind === 'refused')
    return { drawings: others, undrawn: [...context.undrawn, { drawing: latest, message: answer.message }] }
  if (answer.kind === 'saved') {
    const { rev, savedAt } = answer
    const known = { shapes: sent.shapes, rev }
    const drawings = rest.map((later) => (isSameAnswer(later, sent) ? { ...later, rev, base: sent.shapes } : later))
    return { drawings, savedAt, submissions: withDrawing(context, sent, known) }
  }
  const { theirs } = answer
  const shapes = mergeShapes({ base: sent.base, mine: latest.shapes, theirs: theirs.shapes })
  const together = { shapes, base: theirs.shapes, rev: theirs.rev, key: context.newKey(), attempted: false }
  return {
    drawings: [...others, { ...latest, ...together }],
    notice: 'drawnTogether',
    submissions: withDrawing(context, sent, theirs),
  }
}

function withDrawing(
  { submissions, itemId }: MarkingContext,
  sent: QueuedDrawing,
  { shapes, rev }: { readonly shapes: readonly Shape[]; readonly rev: number },
): readonly MarkedSubmission[] {
  if (sent.itemId !== itemId) return submissions
  return submissions.map((one) => (one.submissionId === sent.submissionId ? { ...one, shapes, shapesRev: rev } : one))
}
