import { createMemoryHistory, createRouter, isRedirect } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { redirectOf } from '#tests/support/routes/redirect-of.ts'
import { routeTree } from './route-tree.ts'
import { reportRedirects } from './report-redirects.route.tsx'

/** Where a route redirects to, with each parameter set to its own name and a query. */
function leadsTo(route: (typeof reportRedirects)[number]) {
  const { path = '' } = route.options as { readonly path?: string }
  const names = [...path.matchAll(/\$(\w+)/g)].map(([, name = '']) => name)
  const params = Object.fromEntries(names.map((name) => [name, name]))
  try {
    void route.options.beforeLoad?.({ params, search: { back: '/' } } as never)
  } catch (thrown) {
    if (isRedirect(thrown)) return [path, thrown.options.params, thrown.options.search]
    throw thrown
  }
  return [path]
}

const area = { _splat: 'report-html' }

const ofAssigning = {
  courseId: 'courseId',
  homeworkId: 'homeworkId',
  state: 'state',
  type: 'studytask',
  scope: 'class',
}
const ofAssignment = {
  courseId: 'courseId',
  taskId: 'taskId',
  bookId: 'bookId',
  studyTaskId: 'studyTaskId',
  type: 'studytask',
}

test('reports of old addresses open in the report area, with or without its menu, and keep the query', () => {
  expect(reportRedirects.map(leadsTo)).toEqual(
    (['course', 'nomenu'] as const).flatMap((shell) => {
      const more = { back: '/', ...(shell === 'nomenu' && { nomenu: '1' }) }
      return [
        [`/${shell}/$courseId/report/oneTask/homework/main/$homeworkId/{-$state}`, area, { ...ofAssigning, ...more }],
        [
          `/${shell}/$courseId/report/oneTask/task/main/$taskId/$bookId/$studyTaskId/{-$state}`,
          area,
          { ...ofAssignment, state: 'state', ...more },
        ],
        [
          `/${shell}/$courseId/report/oneTask/task/student/$taskId/$bookId/$stuId/$studyTaskId`,
          area,
          { ...ofAssignment, stuId: 'stuId', ...more },
        ],
      ]
    }),
  )
})

test('a report with a `studyTaskId` of 0 is that of a plain assignment', () => {
  const [, assignment] = reportRedirects
  expect(
    redirectOf(() => assignment.options.beforeLoad?.({ params: { studyTaskId: '0' }, search: {} } as never)),
  ).toEqual({
    statusCode: 307,
    to: '/$',
    params: area,
    search: { type: 'task', studyTaskId: '0' },
    replace: true,
  })
})

test.each(['/course/3/report/oneTask/homework/main/9/', '/nomenu/3/report/oneTask/task/main/9/7/0/'])(
  '%s, without a state, is the same page',
  (address) => {
    const router = createRouter({ routeTree, history: createMemoryHistory(), context: {} as never })
    const [, , route] = router.getMatchedRoutes(address)
    expect(route?.options.staticData?.title).toBe('report')
  },
)
