// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { TransportError } from '#api/client/failures.ts'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { PortalFailed, PortalWaiting } from './portal-states.tsx'
import type { RouteFacts } from './root.route.tsx'

const facts: RouteFacts = { title: 'portal', access: 'public', width: 'full' }

/** A router with one page, which first runs the given action. */
function openPage(before: () => Promise<void>) {
  vi.stubGlobal('scrollTo', () => {})
  const root = createRootRoute({ staticData: facts, component: Outlet })
  const page = createRoute({
    getParentRoute: () => root,
    path: '/',
    staticData: facts,
    beforeLoad: before,
    component: () => <h1>今天</h1>,
  })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory(),
    defaultErrorComponent: PortalFailed,
    defaultPendingComponent: PortalWaiting,
    defaultPendingMs: 0,
  })
  renderUi(<RouterProvider router={router as never} />)
}

test('a portal that could not be loaded says why and can be retried', async () => {
  let isDown = true
  openPage(async () => {
    if (isDown) throw new TransportError('offline', 'zh-CN')
  })
  expect((await screen.findByRole('alert')).textContent).toBe('加载失败网络连接失败刷新试试')
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: '刷新试试' }))
  await waitFor(() => expect(screen.getByRole('heading').textContent).toBe('今天'))
})

test('a bug of ours is described in words, never with the error message of the program', async () => {
  openPage(() => Promise.reject(new TypeError('undefined is not a function')))
  expect((await screen.findByRole('alert')).textContent).toContain('这个页面出了问题，保存过的内容都在')
})

test('a slow service is reported', async () => {
  openPage(() => new Promise(() => {}))
  expect((await screen.findByRole('status')).textContent).toBe('讲台Podium正在打开，网络有点慢…')
})
