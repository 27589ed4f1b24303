import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from './lazy-screen.tsx'
import { shellRoute } from './shell.route.tsx'

const members = createRoute({
  getParentRoute: () => shellRoute,
  path: '/member',
  staticData: { title: 'members', access: 'teacher', width: 'page' },
  component: lazyScreen(() => import('./members.page.tsx').then((module) => module.MembersPage)),
})

const add = createRoute({
  getParentRoute: () => shellRoute,
  path: '/member/addStudent',
  staticData: { title: 'memberAdd', access: 'teacher', width: 'page' },
  component: lazyScreen(() => import('./member-add.page.tsx').then((module) => module.MemberAddPage)),
})

const verify = createRoute({
  getParentRoute: () => shellRoute,
  path: '/member/verify',
  staticData: { title: 'memberVerify', access: 'teacher', width: 'page' },
  component: lazyScreen(() => import('./member-verify.page.tsx').then((module) => module.MemberVerifyPage)),
})

const product = createRoute({
  getParentRoute: () => shellRoute,
  path: '/member/product/$uid',
  staticData: { title: 'memberProduct', access: 'teacher', width: 'page' },
  component: lazyScreen(() => import('./member-product.page.tsx').then((module) => module.MemberProductPage)),
})

/** Reminders by recipient; not among the specification's addresses. */
const reminders = createRoute({
  getParentRoute: () => shellRoute,
  path: '/member/reminders',
  staticData: { title: 'reminders', access: 'teacher', width: 'page' },
  component: lazyScreen(() => import('./reminders.page.tsx').then((module) => module.RemindersPage)),
})

/** The members of a class (specification §2 member). */
export const memberRoutes = [members, add, verify, product, reminders] as const
