import type { AreaHost, AreaModule } from '#api/ports/area.ts'
import type { AreaId } from '#domain/areas.ts'
import type { AreaFrame } from '#ui/area/react-area.types.ts'

type Loader = (frame: AreaFrame<AreaHost>) => Promise<AreaModule>

/** What the paper areas show of another feature: the dialog that assigns. */
const assignParts = async () => ({ AssignDialog: (await import('./assign-from-area.tsx')).AssignFromArea })

/** Where each area's module comes from; one lazy chunk each. */
export const areaLoaders: Readonly<Record<AreaId, Loader>> = {
  'my-paper': async (frame) =>
    (await import('#features/papers/my-paper.area.tsx')).createArea(frame, await assignParts()),
  'paper-select': async (frame) =>
    (await import('#features/papers/paper-select.area.tsx')).createArea(frame, await assignParts()),
  'correct-html': async (frame) => (await import('#features/marking/marking.area.tsx')).createArea(frame),
  'report-html': async (frame) => (await import('#features/report/report.area.tsx')).createArea(frame),
}
