import { Button } from '@mantine/core'
import type { PaperRow } from '#api/contract/schemas/papers.ts'
import { paths } from '#domain/paths/paths.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { type RowAction, RowActions } from '#ui/row-actions/row-actions.tsx'
import { paperActsTexts } from '../paper-acts.texts.ts'
import { paperListTexts } from '../paper-list.texts.ts'
import { previewPath } from '../paper-paths.ts'
import type { AssignablePaper, PaperParts, ListedShelf } from '../papers.types.ts'
import type { PaperActs } from '../use-paper-acts.ts'

/** What rows of a paper list can open, and the acts on a paper. */
export interface PaperRowOpens {
  readonly shelf: ListedShelf
  readonly ownUid: number
  readonly acts: PaperActs
  readonly isBuilt: PaperParts['isBuilt']
  readonly onAssign: (paper: AssignablePaper) => void
  readonly onShare: (row: PaperRow) => void
  readonly onAssigned: (row: PaperRow) => void
}

interface PaperRowActsProps {
  readonly row: PaperRow
  readonly opens: PaperRowOpens
}

/** 布置 as a button; the other acts in a menu, depending on who owns the paper. */
export function PaperRowActs({ row, opens }: PaperRowActsProps) {
  const texts = useTexts(paperListTexts)
  const links = usePageLinks(row, opens)
  const copies = useCopies(row, opens)
  const ownership = useOwnership(row, opens)
  const assign = (
    <Button
      variant="subtle"
      size="compact-sm"
      aria-label={texts.assignNamed(row.paperTitle)}
      onClick={() => opens.onAssign(row)}
    >
      {texts.assign}
    </Button>
  )
  return <RowActions name={row.paperTitle} primary={assign} more={[...links, ...copies, ...ownership]} />
}

/** Links to the pages of a paper; one that is not built yet says so. */
function usePageLinks(row: PaperRow, { shelf, isBuilt }: PaperRowOpens): readonly RowAction[] {
  const texts = useTexts(paperActsTexts)
  const { query, push } = useNavigation()
  const { paperId, canEdit } = row
  const page = (label: string, icon: RowAction['icon'], path: string): RowAction => {
    const isOpen = isBuilt(path.replace(/\?.*/, ''))
    return {
      label: isOpen ? label : texts.notOpen(label),
      ...(icon !== undefined && { icon }),
      disabled: !isOpen,
      onSelect: () => push(path),
    }
  }
  return [
    page(texts.preview, 'document', previewPath(shelf, paperId, query)),
    ...(canEdit ? [page(texts.edit, 'edit', paths.editPaper(paperId))] : []),
    page(texts.print, 'print', paths.printPaper(paperId)),
    page(texts.answerSheet, 'grid', paths.answerSheet(paperId)),
  ]
}

function useCopies(row: PaperRow, { acts, onAssigned }: PaperRowOpens): readonly RowAction[] {
  const texts = useTexts(paperActsTexts)
  return [
    { label: texts.copy, icon: 'copy', disabled: acts.isBusy, onSelect: () => acts.copy(row) },
    { label: texts.assigned, icon: 'clock', onSelect: () => onAssigned(row) },
  ]
}

/** For one's own paper: who was given it, and removing it; a paper given by a colleague can be given up. */
function useOwnership(row: PaperRow, { shelf, ownUid, acts, onShare }: PaperRowOpens): readonly RowAction[] {
  const texts = useTexts(paperActsTexts)
  const disabled = acts.isBusy
  if (row.ownerId !== ownUid)
    return shelf === 'given' ? [{ label: texts.leave, icon: 'log-out', disabled, onSelect: () => acts.leave(row) }] : []
  return [
    { label: texts.share, icon: 'share', onSelect: () => onShare(row) },
    { label: texts.remove, icon: 'trash', danger: true, disabled, onSelect: () => acts.remove(row) },
  ]
}
