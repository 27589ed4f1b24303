import { createRoute, redirect } from '@tanstack/react-router'
import { rootRoute } from './root.route.tsx'

type Query = Readonly<Record<string, string>>

/**
 * Homework and task reports live in the report area; every parameter goes along by its name, and so does the query that
 * was there (specification §2).
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

const ofHomework = (): Query => ({ type: 'studytask', scope: 'class' })

const ofTask = ({ studyTaskId = '' }: Query): Query => ({ type: studyTaskId === '0' ? 'task' : 'studytask' })

const withoutMenu = (queryOf: (params: Query) => Query) => (params: Query) => ({ ...queryOf(params), nomenu: '1' })

const places = {
  homework: '$courseId/report/oneTask/homework/main/$homeworkId/{-$state}',
  task: '$courseId/report/oneTask/task/main/$taskId/$bookId/$studyTaskId/{-$state}',
  student: '$courseId/report/oneTask/task/student/$taskId/$bookId/$stuId/$studyTaskId',
} as const

export const reportRedirects = [
  reportRoute(`/course/${places.homework}`, ofHomework),
  reportRoute(`/course/${places.task}`, ofTask),
  reportRoute(`/course/${places.student}`, ofTask),
  reportRoute(`/nomenu/${places.homework}`, withoutMenu(ofHomework)),
  reportRoute(`/nomenu/${places.task}`, withoutMenu(ofTask)),
  reportRoute(`/nomenu/${places.student}`, withoutMenu(ofTask)),
] as const
