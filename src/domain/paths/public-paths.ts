import { withQuery } from './address.ts'

/** Paths that pages without a session link to, and the one they lead to; all they load of the portal's paths. */
export const publicPaths = {
  home: '/',
  login: (back?: string) => withQuery('/login', { back }),
  register: '/register',
  /** Forgotten password; `count` is the account typed at the sign-in. */
  password: (count?: string) => withQuery('/password', { count: count || undefined }),
  /** Binding an account to a person of the messaging app. */
  bind: (openId: string, state: string) => `/bind/${encodeURIComponent(openId)}/${encodeURIComponent(state)}`,
} as const
