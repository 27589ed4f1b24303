import { createRoute, useLocation, useRouteContext } from '@tanstack/react-router'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { courseOfPath } from '#domain/classes/course-path.ts'
import { type AreaId, areaOf, frameOf, pageOf } from '#domain/paths/areas.ts'
import { NotFoundScreen } from '#features/shell/not-found.screen.tsx'
import { PageSkeleton } from '#ui/page-skeleton/page-skeleton.tsx'
import css from './area.module.css'
import { lazyScreen } from './lazy-screen.tsx'
import { NotOpenPage } from './not-open.page.tsx'
import { GatedPage } from './gated-page.tsx'
import { MissingScreen } from './missing-screen.tsx'
import { ReportClass } from './report-class.tsx'
import { ShellFrame } from './shell-frame.tsx'
import { useCurrentClass } from './use-current-class.ts'
import { teacherRoute } from './teacher.route.tsx'

const FirstClassNote = lazyScreen(() => import('./first-class.page.tsx').then((module) => module.FirstClassNote))

/** Every embedded area, and every unknown address: the table of areas maps prefixes to areas. */
export const areaRoute = createRoute({
  getParentRoute: () => teacherRoute,
  path: '/$',
  staticData: { title: 'notFound', access: 'teacher', width: 'full' },
  component: AreaPage,
})

function AreaPage() {
  const { pathname, search, href } = useLocation()
  const { isAreaBuilt } = useRouteContext({ from: '/teacher' })
  const area = areaOf(pathname)
  if (area === null || !isAreaBuilt(area.id, pageOf(area, pathname)))
    return <ShellFrame>{area === null ? <NotFoundScreen /> : <NotOpenPage />}</ShellFrame>
  const courseId = courseOfPath(href)
  const alone = <AreaOutlet id={area.id} />
  const outlet = courseId === null ? alone : <ReportClass courseId={courseId}>{alone}</ReportClass>
  if (frameOf(area, pathname) === 'focus') return <GatedPage>{outlet}</GatedPage>
  return (
    <ShellFrame hasMenu={isWithMenu(search)}>
      {area.id === 'paper-select' && <AssignNote />}
      {outlet}
    </ShellFrame>
  )
}

/** Without a class, papers can be viewed but not assigned. */
function AssignNote() {
  const { course } = useCurrentClass()
  return course === null && <FirstClassNote />
}

/** `nomenu=1` in the address requests the area without the spine (specification §2). */
const isWithMenu = (search: Readonly<Record<string, unknown>>): boolean => search['nomenu'] !== '1'

/** The container in which the area mounts. */
function AreaOutlet({ id }: { readonly id: AreaId }) {
  const { showArea, hideArea, areaState, retryArea } = useRouteContext({ from: '/teacher' })
  const state = useSyncExternalStore(areaState.subscribe, areaState.get)
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (container.current) showArea(id, container.current)
    return hideArea
  }, [id, showArea, hideArea])
  return (
    <>
      {state === 'failed' && <MissingScreen onRetry={retryArea} />}
      {state === 'fetching' && <SlowSkeleton />}
      <div ref={container} key={id} />
    </>
  )
}

/** Placeholder for an area that takes long to load; for a fast one it would only flicker. */
const SlowSkeleton = () => (
  <div className={css['slow']}>
    <PageSkeleton />
  </div>
)
