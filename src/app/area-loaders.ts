import type { AreaHost, AreaModule } from '#api/ports/area.ts'
import { loadRemoteArea } from '#api/ports/area-modules.ts'
import { fetchScreen } from '#api/ports/fetch-screen.ts'
import { type AreaId, areaOf, hasPage, isPageOf, pageOf } from '#domain/paths/areas.ts'
import { areaOfFamily, type FamilyArea, reportFamilies } from '#domain/report/families.ts'
import type { AreaFrame } from '#ui/area/react-area.types.ts'
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx'

type CreateArea = (frame: AreaFrame<AreaHost>) => AreaModule

interface BuiltArea {
  /** Existing pages of the area; empty for its root, parameters in braces. */
  readonly pages: readonly string[]
  /** Loads the area's code. */
  readonly fetch: () => Promise<CreateArea>
}

/** What the paper areas show from other features. */
const paperParts = {
  AssignDialog: lazyPart(() => import('./assign-from-area.tsx').then((module) => module.AssignFromArea)),
  FindQuestions: lazyPart(() => import('#features/compose/compose.area.tsx').then((module) => module.ComposeArea)),
  PrintPreview: lazyPart(() =>
    import('#features/paper-print/print-preview.area.tsx').then((module) => module.PrintPreviewArea),
  ),
  isBuilt: (path: string): boolean => {
    const area = areaOf(path)
    return area === null || isAreaBuilt(area.id, pageOf(area, path))
  },
}

const fetchPapers = async (): Promise<CreateArea> => {
  const { createArea } = await import('#features/papers/paper-select.area.tsx')
  return (frame) => createArea(frame, paperParts)
}

const fetchCompose = async () => (await import('#features/compose/compose.area.tsx')).createArea

/** All report families share one module. */
const familyAreas = Object.fromEntries(
  reportFamilies.map((family): [FamilyArea, BuiltArea] => [
    areaOfFamily(family),
    {
      pages: [''],
      fetch: async () => {
        const { createArea } = await import('#features/report/families/family.area.tsx')
        return (frame) => createArea(frame, family)
      },
    },
  ]),
)

/** Where each area's module comes from; one lazy chunk each. */
const builtAreas: Readonly<Partial<Record<AreaId, BuiltArea>>> = {
  'my-paper': {
    pages: ['', 'paper-lib'],
    fetch: async () => {
      const { createArea } = await import('#features/papers/my-paper.area.tsx')
      return (frame) => createArea(frame, paperParts)
    },
  },
  'paper-select': {
    pages: ['', 'school-paper', 'common-select', 'sync-practice', 'special-breakthrough'],
    fetch: fetchPapers,
  },
  'paper-editor': {
    pages: ['', 'cm-*', 'preview-paper-without*'],
    fetch: async () => {
      const { createArea } = await import('#features/paper-editor/paper-editor.area.tsx')
      return (frame) => createArea(frame, paperParts)
    },
  },
  'question-select': { pages: [''], fetch: fetchCompose },
  'math-paper': { pages: ['', 'compose-paper'], fetch: fetchPapers },
  'correct-html': {
    pages: ['', 'blind/list'],
    fetch: async () => (await import('#features/marking/marking.area.tsx')).createArea,
  },
  'report-html': {
    pages: [''],
    fetch: async () => (await import('#features/report/report.area.tsx')).createArea,
  },
  ...familyAreas,
  'import-paper': {
    pages: ['', 'review'],
    fetch: async () => (await import('#features/import-paper/import-paper.area.tsx')).createArea,
  },
  'smartpaper-v2-html': {
    pages: ['', 'mark-list', 'job', 'key'],
    fetch: async () => (await import('#features/smart-mark/smart-mark.area.tsx')).createArea,
  },
  'answer-sheet-html': {
    pages: [''],
    fetch: async () => (await import('#features/paper-print/answer-sheet.area.tsx')).createArea,
  },
  'wrong-note': {
    pages: [''],
    fetch: async () => {
      const { createArea } = await import('#features/wrong-note/wrong-note.area.tsx')
      return (frame) => createArea(frame, paperParts)
    },
  },
  'wrong-note-html': {
    pages: ['', 'list'],
    fetch: async () => (await import('#features/wrong-note/wrong-note.area.tsx')).createListArea,
  },
  flipbook: {
    pages: ['member/export/courseStudentCode/{courseId}'],
    fetch: async () => (await import('#features/slips/slips.area.tsx')).createArea,
  },
}

/** Loaded areas appear within one frame: a second import would let the browser paint an empty page first. */
const fetched = new Map<AreaId, CreateArea>()

/** Whether a page of an area exists. */
const isPageBuilt = (id: AreaId, page: string): boolean =>
  builtAreas[id]?.pages.some((pattern) => isPageOf(pattern, page)) ?? false

/**
 * Whether an area handles one of its paths; otherwise a placeholder page says that it is not available. Paths the
 * specification does not name are up to the built area (`areaFrame`).
 */
export const isAreaBuilt = (id: AreaId, page: string): boolean =>
  isPageBuilt(id, page) || (builtAreas[id] !== undefined && !hasPage(id, page))

/**
 * Loads an area's module, from the operator's address (`remote`, by id) or from here; rejects for one that is not
 * built.
 */
export async function loadArea(
  id: AreaId,
  frame: AreaFrame<AreaHost>,
  remote: ReadonlyMap<AreaId, string>,
): Promise<AreaModule> {
  const url = remote.get(id)
  if (url !== undefined) return loadRemoteArea(url)
  const built = builtAreas[id]
  if (built === undefined) throw new Error(`The area ${id} is not built`)
  const createArea = fetched.get(id) ?? (await fetchScreen(built.fetch))
  fetched.set(id, createArea)
  return createArea(frame)
}
