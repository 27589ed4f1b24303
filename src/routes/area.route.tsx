import { createRoute, useLocation, useRouteContext } from '@tanstack/react-router'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { type AreaId, areaOf } from '#domain/areas.ts'
import { NotFoundScreen } from '#features/shell/not-found.screen.tsx'
import { FailedState } from '#ui/empty-state/empty-state.tsx'
import { ShellFrame } from './shell-frame.tsx'
import { teacherRoute } from './teacher.route.tsx'

/** Every embedded area, and every address that nobody has: the table of areas says which prefix is whose. */
export const areaRoute = createRoute({
  getParentRoute: () => teacherRoute,
  path: '/$',
  staticData: { title: 'area', access: 'teacher', width: 'full' },
  component: AreaPage,
})

function AreaPage() {
  const { pathname } = useLocation()
  const area = areaOf(pathname)
  if (area?.frame === 'focus') return <AreaPlace id={area.id} />
  return <ShellFrame>{area === null ? <NotFoundScreen /> : <AreaPlace id={area.id} />}</ShellFrame>
}

/** The container in which the area mounts. */
function AreaPlace({ id }: { readonly id: AreaId }) {
  const { showArea, hideArea, areaFailed, retryArea } = useRouteContext({ from: '/teacher' })
  const hasFailed = useSyncExternalStore(areaFailed.subscribe, areaFailed.get)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (place.current) showArea(id, place.current)
    return hideArea
  }, [id, showArea, hideArea])
  return (
    <>
      {hasFailed && <FailedState onRetry={retryArea} />}
      <div ref={place} key={id} />
    </>
  )
}
