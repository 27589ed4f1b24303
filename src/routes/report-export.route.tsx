import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from './lazy-screen.tsx'
import { shellRoute } from './shell.route.tsx'

export const reportExportRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/course/$courseId/homework/$homeworkId/export/$studyTaskId/$mode',
  staticData: { title: 'assignmentExport', access: 'teacher', width: 'full' },
  component: lazyScreen(() => import('./report-export.page.tsx').then((module) => module.ReportExportPage)),
})
