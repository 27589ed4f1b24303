import type { AreaContext, AreaHost, AreaLocation } from '#api/ports/area.ts'
import { createStore } from '#api/ports/readable.ts'
import type { TeacherInfo } from '#api/contract/schemas/people.ts'
import { type AreaEntry, type AreaId, areaQuery, areas } from '#domain/paths/areas.ts'
import { namedPath } from '#domain/paths/named-paths.ts'
import type { createPortalRouter } from '#routes/router.ts'
import { areaDraft } from './area-draft.ts'
import type { AreaOpenings } from './area-openings.ts'
import { closeArea } from './close-area.ts'
import type { Services } from './services.ts'

export type PortalRouter = ReturnType<typeof createPortalRouter>

/** A host, and how to release what it observes. */
export interface HeldHost {
  readonly host: AreaHost
  readonly release: () => void
}

/** What one area gets from the shell: its container, its address, who works in which class, and its own draft. */
export function holdAreaHost(
  id: AreaId,
  container: HTMLElement,
  services: Services,
  router: PortalRouter,
  teacher: TeacherInfo,
  openings: AreaOpenings,
): HeldHost {
  const area = entryOf(id)
  const { prefix } = area
  const location = createStore(locationBelow(area, router))
  const context = createStore(contextOf(services, teacher))
  const followContext = () => context.set(contextOf(services, teacher))
  const stops = [
    router.subscribe('onResolved', () => location.set(locationBelow(area, router))),
    services.currentClass.id.subscribe(followContext),
    services.language.subscribe(followContext),
  ]
  return {
    host: {
      container,
      prefix,
      location,
      context,
      push: (path, { replace = false } = {}) => {
        // What changes in place neither moves nor leaves.
        const isHere = path.replace(/\?.*/, '') === router.state.location.pathname
        void router.navigate({ href: path, replace, resetScroll: !isHere, ignoreBlocker: isHere })
      },
      pushNamed: (name, params, query) => void router.navigate({ href: namedPath(name, params, query) }),
      open: (path, onOk) => {
        openings.open(path, onOk)
        void router.navigate({ href: path })
      },
      close: (status, result) => {
        closeArea(services.embedding, router.history, status, result)
        openings.close(prefix, status, result)
      },
      draft: areaDraft(services.storage, id, teacher.uid),
    },
    release: () => {
      for (const stop of stops) stop()
    },
  }
}

function entryOf(id: AreaId): AreaEntry {
  const area = areas.find((one) => one.id === id)
  if (area === undefined) throw new Error(`There is no area ${id}`)
  return area
}

function locationBelow(area: AreaEntry, router: PortalRouter): AreaLocation {
  const { pathname, search } = router.state.location
  return { path: pathname.slice(area.prefix.length) || '/', query: areaQuery(area, search) }
}

const contextOf = (services: Services, { uid, realname, subjectId }: TeacherInfo): AreaContext => ({
  user: { uid, realname, subjectId },
  courseId: services.currentClass.id.get(),
  language: services.language.get(),
})
