import { hash, randomBytes } from 'node:crypto'
import type { Surface } from './ports.ts'

/** The surfaces that have sessions, and the browser before anybody has signed in. */
export type CookieOwner = Surface | 'visitor'

const names: Readonly<Record<CookieOwner, string>> = { portal: 'sid', student: 'stu', phone: 'phone', visitor: 'pre' }

/** Where cookies are kept. */
export interface CookieScope {
  /** Pages are served over TLS. */
  readonly secure: boolean
  /** Origin of the page that frames ours; null for a top-level page. Only over TLS. */
  readonly frame: string | null
}

/** Only the portal may be framed, and the browser that signs in to it there. */
const isFramed = (owner: CookieOwner, { frame }: CookieScope): boolean =>
  frame !== null && (owner === 'portal' || owner === 'visitor')

/**
 * Cookies: one per surface, and one for the browser before anybody has signed in. Over TLS they have the `__Host-`
 * form; on http over loopback the same names without prefix and Secure, because Safari refuses Secure cookies there.
 * Inside a frame of another site they have names of their own.
 */
export function cookieName(owner: CookieOwner, secure: boolean, frame: string | null = null): string {
  const name = isFramed(owner, { secure, frame }) ? `${names[owner]}-embed` : names[owner]
  return secure ? `__Host-${name}` : name
}

export const newToken = (): string => randomBytes(32).toString('base64url')

export const hashToken = (token: string): string => hash('sha256', token)

/** What is stored for a cookie's value: a cookie set inside one page's frame hashes differently anywhere else. */
export const hashCookie = (owner: CookieOwner, token: string, scope: CookieScope): string =>
  hashToken(isFramed(owner, scope) ? `${token} ${scope.frame}` : token)

/** The value of a cookie in a Cookie header; null if it is absent, repeated or malformed. */
export function readCookie(header: string | null, name: string): string | null {
  const values = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1))
  const value = values.length === 1 ? values[0] : undefined
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : null
}

/** In a frame the cookie is partitioned by the framing site, and is sent although that is a cross-site context. */
export function setCookie(owner: CookieOwner, token: string, scope: CookieScope): string {
  const { secure, frame } = scope
  const sent = isFramed(owner, scope)
    ? 'SameSite=None; Secure; Partitioned'
    : `SameSite=Strict${secure ? '; Secure' : ''}`
  return `${cookieName(owner, secure, frame)}=${token}; Path=/; HttpOnly; ${sent}`
}

export const clearCookie = (surface: Surface, scope: CookieScope): string =>
  `${setCookie(surface, '', scope)}; Max-Age=0`
