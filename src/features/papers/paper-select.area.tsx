import type { AreaHost, AreaModule } from '#api/ports/area.ts'
import { areaOf, frameOf } from '#domain/paths/areas.ts'
import { reactArea, useReadable } from '#ui/area/react-area.tsx'
import type { AreaFrame } from '#ui/area/react-area.types.ts'
import { PapersArea } from './components/papers-area.tsx'
import { shelfToAssign } from './paper-paths.ts'
import type { PaperParts } from './papers.types.ts'

/**
 * The areas /paper-select and /math-paper: all papers, for assigning, and only the school's; all maths papers;
 * ?paperId= previews one. Their pages without the spine find questions for a new paper.
 */
export const createArea = (frame: AreaFrame<AreaHost>, parts: PaperParts): AreaModule =>
  reactArea(frame, (props) => <PaperSelect {...props} parts={parts} />)

interface PaperSelectProps {
  readonly host: AreaHost
  readonly parts: PaperParts
}

function PaperSelect({ host, parts }: PaperSelectProps) {
  const { path } = useReadable(host.location)
  const pagePath = host.prefix + path
  const area = areaOf(pagePath)
  if (area !== null && frameOf(area, pagePath) === 'focus') return <parts.FindQuestions host={host} />
  return <PapersArea host={host} shelfAt={(below) => shelfToAssign(host.prefix, below)} parts={parts} />
}
