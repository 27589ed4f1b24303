import { createRoute } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { PageTitle } from '#parts/page-titles/page-titles.texts.ts'
import { lazyScreen } from './lazy-screen.tsx'
import type { RouteFacts } from './root.route.tsx'
import { shellRoute } from './shell.route.tsx'

/** A teacher's page beside the spine, centred unless said otherwise, whose code is loaded when it is opened. */
export const shellPage = <const Path extends `/${string}`>(
  path: Path,
  title: PageTitle,
  load: () => Promise<ComponentType<object>>,
  more: Partial<Pick<RouteFacts, 'width' | 'gate'>> = {},
) =>
  createRoute({
    getParentRoute: () => shellRoute,
    path,
    staticData: { title, access: 'teacher', width: 'page', ...more },
    component: lazyScreen(load),
  })
