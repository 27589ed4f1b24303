import { useMemo, useState } from 'react'
import { wrongNumbersIn } from '#domain/paper/slots/wrong-numbers.ts'
import { MarksWrongNumbers } from '#parts/paper-sheet/marks-wrong-numbers.ts'
import { Sheets } from '#parts/paper-sheet/sheets.tsx'
import { SheetSkeleton } from '#parts/paper-sheet/sheet-skeleton.tsx'
import { rangeOf, sheetBlocks } from '#parts/paper-sheet/sheet-blocks.ts'
import { sheetTexts } from '#parts/paper-sheet/sheet.texts.ts'
import { WrongNumbersNote } from '#parts/paper-sheet/wrong-numbers-note.tsx'
import { useSheetView } from '#parts/paper-sheet/use-sheet-view.ts'
import type { PaperDetail, PaperItem } from '#parts/paper-sheet/paper-sheet.types.ts'
import { PaperFailure } from '#parts/taken-back/paper-failure.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { LeftToWrite } from './components/left-to-write.tsx'
import { PreviewBar } from './components/preview-bar.tsx'
import { CorrectKeyDialog } from './correct-key.dialog.tsx'
import type { AssignablePaper, ListedShelf } from './papers.types.ts'
import { useAssignAtOnce } from './use-assign-at-once.ts'
import { usePaperDetail } from './use-paper-detail.ts'

export interface PaperPreviewScreenProps {
  readonly paperId: number
  /** The list that the way back leads to. */
  readonly shelf: ListedShelf
  readonly onAssign: (paper: AssignablePaper) => void
}

/** A paper as printed, with or without its answers, which its owner can correct. */
export function PaperPreviewScreen({ paperId, shelf, onAssign }: PaperPreviewScreenProps) {
  const { paper, isMissing, failure, retry } = usePaperDetail(paperId)
  const view = useSheetView()
  useAssignAtOnce(paper, onAssign)
  return (
    <>
      <PreviewBar shelf={shelf} paper={paper} view={view} onAssign={onAssign} />
      {paper !== null && <PaperSheets paper={paper} view={view} />}
      {paper === null && failure === null && <SheetSkeleton size={view.size} zoom={view.zoom} />}
      {paper === null && failure !== null && (
        <Surface>
          <PaperFailure paperId={paperId} isMissing={isMissing} why={failure} onRetry={retry} />
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
  const texts = useTexts(sheetTexts)
  const [correcting, setCorrecting] = useState<PaperItem | null>(null)
  const { answers, size, zoom } = view
  const blocks = useMemo(() => sheetBlocks(paper, answers), [paper, answers])
  const wrong = useMemo(() => wrongNumbersOf(paper), [paper])
  if (paper.itemCount === 0)
    return (
      <Surface label={texts.sheets}>
        <EmptyState why={texts.empty} />
      </Surface>
    )
  return (
    <MarksWrongNumbers value>
      <LeftToWrite questions={paper.unfinished} />
      <WrongNumbersNote questions={wrong} />
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
    </MarksWrongNumbers>
  )
}

const wrongNumbersOf = ({ sections }: PaperDetail) =>
  sections
    .flatMap(({ questions }) => questions)
    .map(({ passage, items }) => ({
      printed: rangeOf(items.map(({ no }) => no)),
      wrong: wrongNumbersIn(passage, items.length),
    }))
