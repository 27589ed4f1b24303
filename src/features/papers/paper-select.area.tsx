import type { AreaHost, AreaModule } from '#api/ports/area.ts'
import { reactArea } from '#ui/area/react-area.tsx'
import type { AreaFrame } from '#ui/area/react-area.types.ts'
import { PapersArea } from './components/papers-area.tsx'
import { scopeToAssign } from './paper-places.ts'
import type { PaperParts } from './papers.types.ts'

/** The area /paper-select: all papers, for assigning, and those of the school alone; ?paperId= previews one. */
export const createArea = (frame: AreaFrame<AreaHost>, parts: PaperParts): AreaModule =>
  reactArea(frame, ({ host }) => <PapersArea host={host} shelfAt={scopeToAssign} parts={parts} />)
