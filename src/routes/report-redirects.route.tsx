import { createRoute, redirect } from '@tanstack/react-router'
import { rootRoute } from './root.route.tsx'

const facts = { title: 'report', access: 'teacher', width: 'full' } as const

const toReport = (query: Readonly<Record<string, string>>) =>
  redirect({ to: '/$', params: { _splat: 'report-html' }, search: query as never, replace: true })

/** Homework and task reports live in the report area; every parameter goes along by its name (specification §2). */
export const homeworkReportRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/course/$courseId/report/oneTask/homework/main/$homeworkId/$state',
  staticData: facts,
  beforeLoad: ({ params }) => {
    throw toReport({ type: 'studytask', scope: 'class', ...params })
  },
})

const taskReport = (params: { readonly studyTaskId: string }) =>
  toReport({ type: params.studyTaskId === '0' ? 'task' : 'studytask', ...params })

export const taskReportRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/course/$courseId/report/oneTask/task/main/$taskId/$bookId/$studyTaskId/$state',
  staticData: facts,
  beforeLoad: ({ params }) => {
    throw taskReport(params)
  },
})

export const taskStudentReportRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/course/$courseId/report/oneTask/task/student/$taskId/$bookId/$stuId/$studyTaskId',
  staticData: facts,
  beforeLoad: ({ params }) => {
    throw taskReport(params)
  },
})
