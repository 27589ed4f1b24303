import { useState } from 'react'
import { isRefused, messageOf } from '#api/client/failures.ts'
import { paper as papers } from '#api/contract/groups/paper.ts'
import { paperEditing } from '#api/contract/groups/paper-editing.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { paths } from '#domain/paths/paths.ts'
import type { Paper } from '#domain/paper/paper.ts'
import { writtenAnew } from '#domain/paper/written-anew.ts'
import { writeAnswers } from '#domain/paper/xml/write-answers.ts'
import { writePaper } from '#domain/paper/xml/write-paper.ts'
import type { LeavingPaper } from './use-leaving-paper.ts'
import type { OpenEditor, PaperEditor } from './use-paper-editor.ts'

/** A way to go on in a paper of one's own. */
export interface Copying {
  readonly copy: () => void
  readonly isCopying: boolean
  readonly failure: string | null
}

/** Copies a paper that may not be edited, and goes on in the copy, with what is unsaved here. */
export function useCopying(editor: PaperEditor, paperId: number, leaving: LeavingPaper): Copying {
  const copy = useCommand(paperEditing.copy, { invalidates: [papers.list] })
  const goOn = (copyId: number) => {
    editor.handOn(copyId)
    goOnIn(copyId, editor, leaving)
  }
  return {
    isCopying: copy.isPending,
    failure: copy.isError ? messageOf(copy.error) : null,
    copy: () => copy.mutate({ paperId }, { onSuccess: (copied) => goOn(copied.paperId) }),
  }
}

/**
 * Makes a paper of the teacher's own of what is on the screen, as the service has nothing to copy any more. Questions
 * that went with the paper are written anew.
 */
export function useKeepingAsOwn(editor: OpenEditor, leaving: LeavingPaper): Copying {
  const { mutateAsync: add } = useCommand(paperEditing.add, { invalidates: [papers.list] })
  const [isCopying, setCopying] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const keep = async (paper: Paper): Promise<number> => {
    try {
      return (await add({ paperXml: writePaper(paper), answerXml: writeAnswers(paper) })).paperId
    } catch (error) {
      if (!isRefused(error, paperEditing.add) || error.failure.id !== 'questionUnknown') throw error
      const anew = writtenAnew(paper, error.failure.data.elementId)
      if (anew === paper) throw error
      return keep(anew)
    }
  }
  const copy = () => {
    setCopying(true)
    setFailure(null)
    const { paper, uid } = editor
    keep({ ...paper, paperId: null, ownerId: uid, assignmentId: null })
      .then(
        (copyId) => goOnIn(copyId, editor, leaving),
        (error: unknown) => setFailure(messageOf(error)),
      )
      .finally(() => setCopying(false))
  }
  return { copy, isCopying, failure }
}

/** Leaves a paper for a copy of it, which has everything that is unsaved. */
function goOnIn(copyId: number, { send }: PaperEditor, leaving: LeavingPaper): void {
  leaving.leave(paths.editPaper(copyId))
  send({ type: 'changes.discard' })
}
