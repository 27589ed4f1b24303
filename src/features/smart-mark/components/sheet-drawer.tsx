import { scan } from '#api/contract/groups/scan.ts'
import type { ScannedStudent } from '#api/contract/schemas/scans.ts'
import { fetchedPart } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { DrawnPages } from '#parts/marked-page/drawn-pages.tsx'
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
      {(pages) => <DrawnPages pages={pages} />}
    </RecordDrawer>
  )
}
