// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { course } from '#api/contract/groups/course.ts'
import { ClientProvider } from '#api/queries/client-context.tsx'
import type { Call } from '#api/client/client.ts'
import type { EndpointData } from '#api/contract/endpoint.ts'
import { refusal, TransportError } from '#api/client/failures.ts'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { ReportClass } from './report-class.tsx'
import type { RouteFacts } from './root.route.tsx'

const facts: RouteFacts = { title: 'portal', access: 'public', width: 'full' }

const unchanging = <Value,>(value: Value) => ({ get: () => value, subscribe: () => () => {} })

/** The report of a class that is not among those in use, about which the service answers so. */
function openReportOf(info: () => never) {
  vi.stubGlobal('scrollTo', () => {})
  const call = (async ({ path }: EndpointData) => (path === course.info.path ? info() : { list: [] })) as Call
  const currentClass = { id: unchanging(null), isOpening: unchanging(false) }
  const root = createRootRoute({ staticData: facts, component: Outlet })
  const teacher = createRoute({
    getParentRoute: () => root,
    id: 'teacher',
    staticData: facts,
    beforeLoad: () => ({ call, currentClass }),
  })
  const page = createRoute({
    getParentRoute: () => teacher,
    path: '/',
    staticData: facts,
    component: () => <ReportClass courseId={7}>成绩</ReportClass>,
  })
  const router = createRouter({
    routeTree: root.addChildren([teacher.addChildren([page])]),
    history: createMemoryHistory(),
  })
  renderUi(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ClientProvider call={call}>
        <RouterProvider router={router as never} />
      </ClientProvider>
    </QueryClientProvider>,
  )
}

test('without a network the report of an archived class says so: it is not called missing', async () => {
  openReportOf(() => {
    throw new TransportError('offline', 'zh-CN')
  })
  expect((await screen.findByRole('alert')).textContent).toBe('加载失败网络连接失败刷新试试')
})

test('the report of a class of somebody else is not found', async () => {
  openReportOf(() => {
    throw refusal(course.info, { id: 'notFound', data: null }, '没有找到')
  })
  expect((await screen.findByRole('heading')).textContent).toBe('没有这个页面')
})
