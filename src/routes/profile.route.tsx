import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from './lazy-screen.tsx'
import { shellRoute } from './shell.route.tsx'

const profile = {
  staticData: { title: 'profile', access: 'teacher', width: 'page' },
  component: lazyScreen(() => import('./profile.page.tsx').then((module) => module.ProfilePage)),
} as const

export const profileRoute = createRoute({
  ...profile,
  getParentRoute: () => shellRoute,
  path: '/course-manage/profile',
})

/** The same page by its other address (specification §2). */
export const myProfileRoute = createRoute({
  ...profile,
  getParentRoute: () => shellRoute,
  path: '/personal-center/my-profile',
})

export const editPasswordRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/course-manage/profile/edit/password',
  staticData: { title: 'editPassword', access: 'teacher', width: 'page' },
  component: lazyScreen(() => import('./profile-password.page.tsx').then((module) => module.ProfilePasswordPage)),
})

export const editPhoneRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/course-manage/profile/edit/phone',
  staticData: { title: 'editPhone', access: 'teacher', width: 'page' },
  component: lazyScreen(() => import('./profile-phone.page.tsx').then((module) => module.ProfilePhonePage)),
})

export const editEmailRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/course-manage/profile/edit/email',
  staticData: { title: 'editEmail', access: 'teacher', width: 'page' },
  component: lazyScreen(() => import('./profile-email.page.tsx').then((module) => module.ProfileEmailPage)),
})
