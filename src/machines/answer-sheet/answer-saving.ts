import { savingOf } from '../saving/saving.machine.ts'
import { saveAtLatest, saveSoon } from './answer-sheet.delays.ts'
import type { AnswerSheetContext, Answers, SaveAnswer } from './answer-sheet.types.ts'

/** Saves a student's answers; saving is idempotent, so a lost save is not repeated as such. */
export const answerSaving = savingOf<Answers, Answers, SaveAnswer>({
  isEmpty: (unsaved) => Object.keys(unsaved).length === 0,
  next: (unsaved) => unsaved,
  repeats: 'latest',
})

/** The client gives each save its own key: the response about the time must not be that of an earlier attempt. */
export const keyOfDraft = (): string => ''

export const savingInputOf = ({ assignmentId, unsaved }: AnswerSheetContext) => ({
  id: assignmentId,
  unsent: unsaved,
  intent: null,
  debounce: { pause: saveSoon, atMost: saveAtLatest },
  keyOf: keyOfDraft,
})
