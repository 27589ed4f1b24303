import { createRoute, redirect } from '@tanstack/react-router'
import { rootRoute } from './root.route.tsx'

/** The shell's address of a teacher's papers (specification §2), which redirects to an area and keeps the query. */
export const papersRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/paper',
  staticData: { title: 'papers', access: 'teacher', width: 'full' },
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/$', params: { _splat: 'my-paper' }, search: search as never, replace: true })
  },
})
