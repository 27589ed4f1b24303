import { savingOf } from '../saving/saving.machine.ts'
import { saveAtLatest, saveSoon } from './paper-editing.delays.ts'
import type { PaperEditingContext, PaperPart, PaperSaveAnswer, UnsavedPaper } from './paper-editing.types.ts'

/**
 * Saves a paper over the revision it was based on. A save without a response is repeated under its key, so that no paper
 * is stored twice or conflicts with itself.
 *
 * Its action `keep` stores `draftOf` in the browser under the paper's current id, removes it from under the previous one
 * (a save may change it), and shows it to the other tabs. If the draft holds no work, nothing stays in the browser.
 */
export const paperSaving = savingOf<UnsavedPaper, PaperPart, PaperSaveAnswer>({
  isEmpty: ({ paper, saved }) => paper === saved,
  next: ({ key, paper, rev }) => ({ key, paper, rev }),
  repeats: 'sameIntent',
})

export const keyOfPaper = ({ key }: PaperPart): string => key

export const savingInputOf = (context: PaperEditingContext) => ({
  id: context.paperId ?? 0,
  unsent: unsavedOf(context),
  intent: context.sent && { key: context.sent.key, part: context.sent },
  debounce: { pause: saveSoon, atMost: saveAtLatest },
  keyOf: keyOfPaper,
})

/** What the service has not confirmed; throws while no paper is open, which would be a bug. */
export function unsavedOf({ history, rev, newKey }: PaperEditingContext): UnsavedPaper {
  if (history === null) throw new Error('No paper is open')
  return { key: newKey(), paper: history.paper, saved: history.saved, rev }
}
