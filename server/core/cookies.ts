import { hash, randomBytes } from 'node:crypto'
import type { Surface } from './ports.ts'

const names: Readonly<Record<Surface, string>> = { portal: 'sid', student: 'stu', phone: 'phone' }

/**
 * Session cookies, one a surface. Behind TLS the `__Host-` form; on http over loopback the same names without prefix and
 * Secure, because Safari refuses Secure cookies there.
 */
export function cookieName(surface: Surface, secure: boolean): string {
  return secure ? `__Host-${names[surface]}` : names[surface]
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

export const setCookie = (surface: Surface, token: string, secure: boolean): string =>
  `${cookieName(surface, secure)}=${token}; Path=/; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`

export const clearCookie = (surface: Surface, secure: boolean): string => `${setCookie(surface, '', secure)}; Max-Age=0`
