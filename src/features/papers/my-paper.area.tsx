import type { AreaHost, AreaModule } from '#api/ports/area.ts'
import { reactArea } from '#ui/area/react-area.tsx'
import type { AreaFrame } from '#ui/area/react-area.types.ts'
import { PapersArea } from './components/papers-area.tsx'
import { shelfOfMine } from './paper-paths.ts'
import type { PaperParts } from './papers.types.ts'

/**
 * The area /my-paper: the teacher's own papers, those given to them (?list=given) and removed ones;
 * /my-paper/paper-lib?paperId= previews one.
 */
export const createArea = (frame: AreaFrame<AreaHost>, parts: PaperParts): AreaModule =>
  reactArea(frame, ({ host }) => (
    <PapersArea host={host} shelfAt={(_path, query) => shelfOfMine(query)} parts={parts} />
  ))
