import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from './lazy-screen.tsx'
import { shellRoute } from './shell.route.tsx'

export const memberVerifyRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/member/verify',
  staticData: { title: 'memberVerify', access: 'teacher', width: 'page' },
  component: lazyScreen(() => import('./member-verify.page.tsx').then((module) => module.MemberVerifyPage)),
})

export const memberProductRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/member/product/$uid',
  staticData: { title: 'memberProduct', access: 'teacher', width: 'page' },
  component: lazyScreen(() => import('./member-product.page.tsx').then((module) => module.MemberProductPage)),
})

/** Reminders by recipient; not among the specification's addresses. */
export const remindersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/member/reminders',
  staticData: { title: 'reminders', access: 'teacher', width: 'page' },
  component: lazyScreen(() => import('./reminders.page.tsx').then((module) => module.RemindersPage)),
})
