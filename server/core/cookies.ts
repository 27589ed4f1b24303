import { hash, randomBytes } from 'node:crypto'
import type { Surface } from './ports.ts'

/** Surfaces with a session, and the browser before anybody signed in. */
export type CookieOwner = Surface | 'visitor'

const names: Readonly<Record<CookieOwner, string>> = { portal: 'sid', student: 'stu', phone: 'phone', visitor: 'pre' }

/**
 * Cookies, one a surface, and one for the browser before anybody signed in. Behind TLS the `__Host-` form; on http over loopback the same names without prefix and
 * Secure, because Safari refuses Secure cookies there.
 */
export function cookieName(owner: CookieOwner, secure: boolean): string {
  return secure ? `__Host-${names[owner]}` : names[owner]
}

export const newToken = (): string => randomBytes(32).toString('base64url')

export const hashToken = (token: string): string => hash('sha256', token)

/** The value of a cookie in a Cookie header; null when it is absent, doubled or malformed. */
export function readCookie(header: string | null, name: string): string | null {
  const values = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1))
  const value = values.length === 1 ? values[0] : undefined
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : null
}

export const setCookie = (owner: CookieOwner, token: string, secure: boolean): string =>
  `${cookieName(owner, secure)}=${token}; Path=/; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`

export const clearCookie = (surface: Surface, secure: boolean): string => `${setCookie(surface, '', secure)}; Max-Age=0`
