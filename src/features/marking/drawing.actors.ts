import type { Call } from '#api/client/client.ts'
import { isPassing, isRefused } from '#api/client/failures.ts'
import { marking, type Submission } from '#api/contract/groups/marking.ts'
import type { Shape } from '#domain/marking/annotation.ts'
import type { DrawingAnswer, QueuedDrawing } from '#machines/marking/marking.types.ts'

/** Sends a drawing; if somebody else has drawn since, returns theirs. */
export async function sendDrawing(call: Call, assignmentId: number, drawing: QueuedDrawing): Promise<DrawingAnswer> {
  const { key, itemId, submissionId, round, rev } = drawing
  const input = { assignmentId, itemId, submissionId, round, rev, shapes: drawing.shapes.map(sentShape) }
  try {
    const saved = await call(marking.annotate, input, { idempotencyKey: key })
    return { of: 'drawing', kind: 'saved', rev: saved.rev, savedAt: Date.now() }
  } catch (error) {
    if (!isRefused(error, marking.annotate) || isPassing(error)) throw error
    const { message } = error
    const theirs = error.failure.id === 'drawnByOther' ? await findDrawn(call, assignmentId, drawing) : null
    if (theirs === null) return { of: 'drawing', kind: 'refused', message }
    return { of: 'drawing', kind: 'changed', theirs: { shapes: theirs.shapes, rev: theirs.shapesRev } }
  }
}

async function findDrawn(call: Call, assignmentId: number, { itemId, submissionId }: QueuedDrawing) {
  const { list } = await call(marking.submissions, { assignmentId, itemId })
  return list.find((one) => one.submissionId === submissionId) ?? null
}

/** Wire types have no readonly lists, so lists are copied. */
const sentShape = (shape: Shape): Submission['shapes'][number] =>
  shape.kind === 'pen' ? { ...shape, points: shape.points.map((point) => ({ ...point })) } : shape
