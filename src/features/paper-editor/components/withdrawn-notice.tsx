import { Button } from '@mantine/core'
import { paperEditing } from '#api/contract/groups/paper-editing.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { paperEditorTexts } from '../paper-editor.texts.ts'
import { useCopying, useKeepingAsOwn } from '../use-copying.ts'
import type { LeavingPaper } from '../use-leaving-paper.ts'
import type { OpenEditor } from '../use-paper-editor.ts'
import { NoticeLine } from './notice-line.tsx'

export interface WithdrawnNoticeProps {
  readonly editor: OpenEditor
  readonly paperId: number
  readonly leaving: LeavingPaper
}

/**
 * The paper may not be edited any more. What was not saved is still here, and can be taken along: in a copy while the
 * paper may be read, otherwise in a paper made of what is on the screen.
 */
export function WithdrawnNotice({ editor, paperId, leaving }: WithdrawnNoticeProps) {
  const texts = useTexts(paperEditorTexts)
  const { isError } = useEndpoint(paperEditing.open, { paperId })
  const copying = useCopying(editor, paperId, leaving)
  const keeping = useKeepingAsOwn(editor, leaving)
  const { copy, isCopying, failure } = isError ? keeping : copying
  const owner = editor.facts?.ownerName ?? ''
  const action = (
    <Button size="compact-sm" variant="subtle" disabled={isCopying} onClick={copy}>
      {isCopying ? texts.copying : isError ? texts.keepAsOwn : texts.copy}
    </Button>
  )
  return (
    <NoticeLine needs action={action}>
      {isError ? texts.paperWithdrawn(owner) : texts.rightWithdrawn(owner)}
      {editor.isUnsaved && texts.keptHere}
      {failure}
    </NoticeLine>
  )
}
