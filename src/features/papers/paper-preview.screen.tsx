import { useMemo, useState } from 'react'
import { EmptyState, FailedState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { PreviewBar } from './components/preview-bar.tsx'
import { Sheets } from './components/sheets.tsx'
import { SheetSkeleton } from './components/sheet-skeleton.tsx'
import { CorrectKeyDialog } from './correct-key.dialog.tsx'
import { paperPreviewTexts } from './paper-preview.texts.ts'
import type { AssignablePaper, PaperItem, PaperScope } from './papers.types.ts'
import { sheetBlocks } from './sheet-blocks.ts'
import { type PaperDetail, usePaperDetail } from './use-paper-detail.ts'
import { useSheetView } from './use-sheet-view.ts'

export interface PaperPreviewScreenProps {
  readonly paperId: number
  /** The list that the way back leads to. */
  readonly scope: PaperScope
  readonly onAssign: (paper: AssignablePaper) => void
}

/** A paper as it is printed, with or without its answers; its owner can correct them. */
export function PaperPreviewScreen({ paperId, scope, onAssign }: PaperPreviewScreenProps) {
  const { paper, failure, retry } = usePaperDetail(paperId)
  const view = useSheetView()
  return (
    <>
      <PreviewBar scope={scope} paper={paper} view={view} onAssign={onAssign} />
      {paper !== null && <PaperSheets paper={paper} view={view} />}
      {paper === null && failure === null && <SheetSkeleton size={view.size} zoom={view.zoom} />}
      {paper === null && failure !== null && (
        <Surface>
          <FailedState why={failure} onRetry={retry} />
        </Surface>
      )}
    </>
  )
}

interface PaperSheetsProps {
  readonly paper: PaperDetail
  readonly view: ReturnType<typeof useSheetView>
}

function PaperSheets({ paper, view }: PaperSheetsProps) {
  const texts = useTexts(paperPreviewTexts)
  const [correcting, setCorrecting] = useState<PaperItem | null>(null)
  const { answers, size, zoom } = view
  const blocks = useMemo(() => sheetBlocks(paper, answers), [paper, answers])
  if (paper.itemCount === 0)
    return (
      <Surface label={texts.sheets}>
        <EmptyState why={texts.empty} />
      </Surface>
    )
  return (
    <>
      <Sheets
        paper={paper}
        blocks={blocks}
        size={size}
        zoom={zoom}
        {...(paper.isOwn ? { onCorrect: setCorrecting } : {})}
      />
      {correcting !== null && (
        <CorrectKeyDialog
          key={correcting.itemId}
          paperId={paper.paperId}
          item={correcting}
          onClose={() => setCorrecting(null)}
        />
      )}
    </>
  )
}
