import { Stack } from '@mantine/core'
import { scan } from '#api/contract/areas/scan.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import type { ScannedStudent } from '#api/contract/schemas/scans.ts'
import { fetchedPart } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { type Shape, shapesOnPage } from '#domain/marking/annotation.ts'
import { annotationsTexts } from '#parts/annotations/annotations.texts.ts'
import { DrawnShapes } from '#parts/annotations/drawn-shapes.tsx'
import { MarkedPage } from '#parts/marked-page/marked-page.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { RecordDrawer } from '#ui/record-drawer/record-drawer.tsx'

interface SheetDrawerProps {
  readonly assignmentId: number
  readonly student: ScannedStudent
  readonly onClose: () => void
}

/** A student's sheet, page by page, with the score of each answer once scores are written. */
export function SheetDrawer({ assignmentId, student, onClose }: SheetDrawerProps) {
  const { submissionId, realname, scanPageIds } = student
  const found = useEndpoint(scan.submissionPages, { assignmentId, submissionId })
  const record = fetchedPart(found, ({ pages }) =>
    pages.length > 0 ? pages : scanPageIds.map((scanPageId, at) => ({ scanPageId, sheetPage: at + 1, marks: [] })),
  )
  return (
    <RecordDrawer title={realname} width={640} skeletonRows={8} record={record} onClose={onClose}>
      {(pages) => (
        <Stack gap={16}>
          {pages.map((page) => (
            <DrawnPage key={page.scanPageId} page={page} pages={pages} />
          ))}
        </Stack>
      )}
    </RecordDrawer>
  )
}

type Page = OutputOf<typeof scan.submissionPages>['pages'][number]

interface DrawnPageProps {
  readonly page: Page
  readonly pages: readonly Page[]
}

function DrawnPage({ page, pages }: DrawnPageProps) {
  const texts = useTexts(annotationsTexts)
  const drawn = drawnOn(page, pages)
  return (
    <MarkedPage {...page}>
      <DrawnShapes label={texts.drawn(drawn.length)} shapes={drawn} />
    </MarkedPage>
  )
}

/** The shapes drawn on one page of a sheet. */
function drawnOn({ sheetPage }: Page, pages: readonly Page[]): readonly Shape[] {
  const placed = pages.flatMap((page) => page.marks.map((mark) => ({ ...mark, sheetPage: page.sheetPage })))
  const firsts = new Map(placed.toReversed().map((mark) => [mark.itemId, mark]))
  return [...firsts.values()].flatMap((mark) => shapesOnPage(mark.shapes, sheetPage, mark.sheetPage))
}
