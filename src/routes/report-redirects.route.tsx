import { createRoute, redirect } from '@tanstack/react-router'
import { rootRoute } from './root.route.tsx'

type Query = Readonly<Record<string, string>>

/**
 * Reports of assignments live in the report area; the redirect passes on every parameter by name, and the query
 * (specification §2).
 */
const reportRoute = <const Path extends `/${string}`>(path: Path, queryOf: (params: Query) => Query) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    staticData: { title: 'report', access: 'teacher', width: 'full' },
    beforeLoad: ({ params, search }) => {
      const given: Query = params
      const query = { ...(search as Query), ...queryOf(given), ...given }
      throw redirect({ to: '/$', params: { _splat: 'report-html' }, search: query as never, replace: true })
    },
  })

const ofAssigning = (): Query => ({ type: 'studytask', scope: 'class' })

const ofAssignment = ({ studyTaskId = '' }: Query): Query => ({ type: studyTaskId === '0' ? 'task' : 'studytask' })

const withoutMenu = (queryOf: (params: Query) => Query) => (params: Query) => ({ ...queryOf(params), nomenu: '1' })

const patterns = {
  assigning: '$courseId/report/oneTask/homework/main/$homeworkId/{-$state}',
  assignment: '$courseId/report/oneTask/task/main/$taskId/$bookId/$studyTaskId/{-$state}',
  student: '$courseId/report/oneTask/task/student/$taskId/$bookId/$stuId/$studyTaskId',
} as const

export const reportRedirects = [
  reportRoute(`/course/${patterns.assigning}`, ofAssigning),
  reportRoute(`/course/${patterns.assignment}`, ofAssignment),
  reportRoute(`/course/${patterns.student}`, ofAssignment),
  reportRoute(`/nomenu/${patterns.assigning}`, withoutMenu(ofAssigning)),
  reportRoute(`/nomenu/${patterns.assignment}`, withoutMenu(ofAssignment)),
  reportRoute(`/nomenu/${patterns.student}`, withoutMenu(ofAssignment)),
] as const
