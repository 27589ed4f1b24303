import type { AreaHost, AreaModule } from '#api/ports/area.ts'
import { reactArea, useReadable } from '#ui/area/react-area.tsx'
import type { AreaFrame } from '#ui/area/react-area.types.ts'
import { AnswerSheetScreen } from './answer-sheet.screen.tsx'
import { PaperOfAddress } from './components/paper-of-address.tsx'
import { SheetPapersScreen } from './sheet-papers.screen.tsx'

/** The area /answer-sheet-html: the answer sheet of the paper in the address, or the papers to choose from (specification §2). */
export const createArea = (frame: AreaFrame<AreaHost>): AreaModule => reactArea(frame, AnswerSheetArea)

function AnswerSheetArea({ host }: { readonly host: AreaHost }) {
  const { user, courseId } = useReadable(host.context)
  const { subjectId } = user
  return (
    <PaperOfAddress {...(subjectId !== null && { otherwise: <SheetPapersScreen subjectId={subjectId} /> })}>
      {(paperId) => <AnswerSheetScreen key={paperId} paperId={paperId} courseId={courseId} />}
    </PaperOfAddress>
  )
}
