import { savingOf } from '../saving/saving.machine.ts'
import type { QueuedMark, SendAnswer, UnsentMarks } from './marking.types.ts'

/** Sends one mark after another, each under its own key. Marks that wait for the teacher's decision are only kept. */
export const markSaving = savingOf<UnsentMarks, QueuedMark, SendAnswer>({
  isEmpty: ({ queue }) => queue.length === 0,
  next: ({ queue: [mark] }) => {
    if (mark === undefined) throw new Error('Nothing is to be sent')
    return { ...mark, attempted: true }
  },
  repeats: 'sameIntent',
})

export const keyOfMark = ({ key }: QueuedMark): string => key

export const savingInputOf = (assignmentId: number, { queue, disputes }: UnsentMarks) => ({
  id: assignmentId,
  unsent: { queue, disputes },
  intent: null,
  debounce: null,
  keyOf: keyOfMark,
})
