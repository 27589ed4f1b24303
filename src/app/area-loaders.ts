import type { AreaHost, AreaModule } from '#api/ports/area.ts'
import { loadRemoteArea } from '#api/ports/area-modules.ts'
import { fetchScreen } from '#api/ports/fetch-screen.ts'
import type { AreaId } from '#domain/areas.ts'
import type { AreaFrame } from '#ui/area/react-area.types.ts'

interface BuiltArea {
  /** Pages of the area that are there; empty for the area itself. */
  readonly pages: readonly string[]
  readonly load: (frame: AreaFrame<AreaHost>) => Promise<AreaModule>
}

/** What the paper areas show of another feature: the dialog that assigns. */
const assignParts = async () => ({ AssignDialog: (await import('./assign-from-area.tsx')).AssignFromArea })

/** Where each area's module comes from; one lazy chunk each. */
const builtAreas: Readonly<Partial<Record<AreaId, BuiltArea>>> = {
  'my-paper': {
    pages: ['', 'paper-lib'],
    load: async (frame) => (await import('#features/papers/my-paper.area.tsx')).createArea(frame, await assignParts()),
  },
  'paper-select': {
    pages: ['', 'school-paper'],
    load: async (frame) =>
      (await import('#features/papers/paper-select.area.tsx')).createArea(frame, await assignParts()),
  },
  'correct-html': {
    pages: [''],
    load: async (frame) => (await import('#features/marking/marking.area.tsx')).createArea(frame),
  },
  'report-html': {
    pages: [''],
    load: async (frame) => (await import('#features/report/report.area.tsx')).createArea(frame),
  },
}

/** Whether a page of an area is there; the address of one that is not shows a page that says so. */
export const isAreaBuilt = (id: AreaId, page: string): boolean => builtAreas[id]?.pages.includes(page) ?? false

/**
 * Fetches an area's module, from where the operator keeps it (`remote`, addresses by id) or from here; rejects for one that
 * is not built.
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
  return fetchScreen(() => built.load(frame))
}
