import { report } from '#api/contract/groups/report.ts'
import { fetchedPart } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { DrawnPages } from '#parts/marked-page/drawn-pages.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { RecordDrawer } from '#ui/record-drawer/record-drawer.tsx'
import { reportDetailsTexts } from '../report-details.texts.ts'
import { useNameOf } from '../student-names.ts'

interface MarkedPagesProps {
  readonly assignmentId: number
  readonly uid: number
  readonly onClose: () => void
}

/** The pages that a student's scores come from, with what was written and drawn on them while marking. */
export function MarkedPages({ assignmentId, uid, onClose }: MarkedPagesProps) {
  const texts = useTexts(reportDetailsTexts)
  const name = useNameOf()(uid)
  const record = fetchedPart(useEndpoint(report.pages, { assignmentId, uid }), ({ pages }) => pages)
  return (
    <RecordDrawer title={texts.markedPages(name)} width={760} skeletonRows={12} record={record} onClose={onClose}>
      {(pages) => <DrawnPages pages={pages} />}
    </RecordDrawer>
  )
}
