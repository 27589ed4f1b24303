import { messageOf } from '#api/client/failures.ts'
import { paper as papers } from '#api/contract/areas/paper.ts'
import { paperEditing } from '#api/contract/areas/paper-editing.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { paths } from '#domain/paths/paths.ts'
import type { LeavingPaper } from './use-leaving-paper.ts'
import type { PaperEditor } from './use-paper-editor.ts'

/** Copies a paper that may not be edited, and goes on in the copy, with what is unsaved here. */
export function useCopying({ handOn, send }: PaperEditor, paperId: number, leaving: LeavingPaper) {
  const copy = useCommand(paperEditing.copy, { invalidates: [papers.list] })
  const goOn = (copyId: number) => {
    handOn(copyId)
    leaving.leave(paths.editPaper(copyId))
    send({ type: 'changes.discard' })
  }
  return {
    isCopying: copy.isPending,
    failure: copy.isError ? messageOf(copy.error) : null,
    copy: () => copy.mutate({ paperId }, { onSuccess: (copied) => goOn(copied.paperId) }),
  }
}
