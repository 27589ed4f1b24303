import { useLocation, useMatches, useRouteContext } from '@tanstack/react-router'
import { type CSSProperties, Fragment, type ReactNode } from 'react'
import { useOpenFeatures } from '#api/queries/use-open-features.ts'
import { areaOf, frameOf } from '#domain/paths/areas.ts'
import { needsCourse } from '#domain/classes/course-path.ts'
import { pageScaleOf } from '#domain/portal/page-scale.ts'
import { DesktopOnlyScreen } from '#features/shell/desktop-only.screen.tsx'
import { FeatureClosedScreen } from '#features/shell/feature-closed.screen.tsx'
import css from './area.module.css'
import { lazyScreen } from './lazy-screen.tsx'
import { usePageTitle } from './page-title.ts'
import { useCurrentClass } from './use-current-class.ts'

const FirstClass = lazyScreen(() => import('./first-class.page.tsx').then((module) => module.FirstClassPage))

/**
 * The page at its width, or why it is closed: its feature is not granted, it needs the desktop client, or it
 * requires a class and the teacher has none.
 */
export function GatedPage({ children }: { readonly children: ReactNode }) {
  const title = usePageTitle()
  const isOpen = useOpenFeatures()
  const { isDesktop } = useRouteContext({ from: '/teacher' })
  const { pathname, search } = useLocation()
  const { course } = useCurrentClass()
  const ofRoute = useMatches({ select: (matches) => matches.at(-1)?.staticData.gate })
  const area = areaOf(pathname)
  // A page without the shell has its own main part.
  const Part = area !== null && frameOf(area, pathname) === 'focus' ? 'main' : Fragment
  if (area?.isDesktopOnly === true && !isDesktop) return <DesktopOnlyScreen title={title} />
  const gate = area === null ? ofRoute : area.gateOf(search)
  if (gate !== undefined && !isOpen(gate))
    return (
      <Part>
        <FeatureClosedScreen title={title} />
      </Part>
    )
  if (course === null && needsCourse(pathname)) return <FirstClass />
  const scale = pageScaleOf(pathname)
  if (scale === 1) return children
  const style: CSSProperties & Record<'--page-scale', number> = { '--page-scale': scale }
  return (
    <div className={css['enlarged']} style={style}>
      {children}
    </div>
  )
}
