import { paperEditing } from '#api/contract/groups/paper-editing.ts'
import { Already } from '#server/core/implement.ts'
import { typesetter } from '../apart/typesetter.ts'
import { implement } from '../implement.ts'
import { copyPaper } from './copy-paper.ts'
import { removedPapers, removePaper, restorePaper } from './removed-papers.ts'
import { askForTurn } from './paper-turn.ts'
import { addPaper, savePaper } from './save-paper.ts'
import { editedPaperOf, paperRowOf } from './stored-paper.ts'

export const paperEditingHandlers = implement(paperEditing, {
  open: async ({ paperId }, { db, caller }) => {
    typesetter.prepare()
    return editedPaperOf(db, await paperRowOf(db, paperId), caller)
  },
  add: async (documents, { db, caller, now, fail }) => {
    const added = await addPaper(db, documents, { caller, now })
    if (!('refused' in added)) return added
    if (added.refused === 'paperInvalid') return fail('paperInvalid', added.fault)
    return added.refused === 'questionUnknown'
      ? fail('questionUnknown', idsOf(added.element))
      : fail('paperIdIncorrect')
  },
  save: async (input, { db, caller, now, fail }) => {
    const saved = await savePaper(db, input, { caller, now })
    if (!('refused' in saved)) return saved
    switch (saved.refused) {
      case 'paperInvalid':
        return fail('paperInvalid', saved.fault)
      case 'questionUnknown':
        return fail('questionUnknown', idsOf(saved.element))
      case 'paperChangedMeanwhile':
        return fail('paperChangedMeanwhile', await editedPaperOf(db, saved.row, caller))
      default:
        return fail(saved.refused)
    }
  },
  turn: async (input, { db, caller, now }) => askForTurn(db, input, { caller, now }),
  copy: async ({ paperId, title = '' }, { db, caller, now }) => copyPaper(db, paperId, title, { caller, now }),
  remove: async ({ paperId }, { db, now }) =>
    (await removePaper(db, paperId, now)) ? {} : new Already('alreadyDone', {}),
  restore: async ({ paperId }, { db, now, fail }) => {
    const outcome = await restorePaper(db, paperId, now)
    if (outcome === 'gone') return fail('paperGone')
    return outcome === 'restored' ? {} : new Already('alreadyDone', {})
  },
  removed: async (input, { db, caller, now }) => removedPapers(db, input, { caller, now }),
})

const idsOf = ({ elementId, questionId }: { readonly elementId: string; readonly questionId: number }) => ({
  elementId,
  questionId,
})
