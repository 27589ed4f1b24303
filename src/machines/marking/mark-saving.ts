import { savingOf } from '../saving/saving.machine.ts'
import type { QueuedMark, SendAnswer, SentPart, UnsentMarks } from './marking.types.ts'

/**
 * Sends marks in the order they were given, then drawings, each under its own key. Marks waiting for the teacher,
 * and what is only typed so far, are only stored.
 */
export const markSaving = savingOf<UnsentMarks, SentPart, SendAnswer>({
  isEmpty: ({ queue, drawings }) => queue.length === 0 && drawings.length === 0,
  next: ({ queue, drawings: [drawing] }) => {
    const marks = headOf(queue)
    if (marks.length > 0) return { of: 'marks', marks: marks.map((mark) => ({ ...mark, attempted: true })) }
    if (drawing === undefined) throw new Error('Nothing is to be sent')
    return { of: 'drawing', drawing: { ...drawing, attempted: true } }
  },
  repeats: 'sameIntent',
})

/** The marks to be sent next, or being sent: those decided together. */
export const headOf = (queue: readonly QueuedMark[]): readonly QueuedMark[] =>
  queue.filter(({ key, attempted }) => key === queue[0]?.key && attempted === queue[0].attempted)

export const keyOfPart = (part: SentPart): string =>
  part.of === 'drawing' ? part.drawing.key : (part.marks[0]?.key ?? '')

export const savingInputOf = (assignmentId: number, unsent: UnsentMarks) => ({
  id: assignmentId,
  unsent,
  intent: null,
  debounce: null,
  keyOf: keyOfPart,
})
