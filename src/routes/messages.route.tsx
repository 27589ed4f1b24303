import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from './lazy-screen.tsx'
import { shellRoute } from './shell.route.tsx'

const component = lazyScreen(() => import('./messages.page.tsx').then((module) => module.MessagesPage))

export const messagesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/personal-center/message-notification',
  staticData: { title: 'messages', access: 'teacher', width: 'page' },
  component,
})

/** The specification's other address of the same page. */
export const courseMessagesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/course-manage/message',
  staticData: { title: 'messages', access: 'teacher', width: 'page' },
  component,
})
