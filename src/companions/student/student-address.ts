import { useSyncExternalStore } from 'react'
import { codeOfHash, joinHash, registerHash } from '#domain/join/join-path.ts'

/** Where a student is; the page's hash says it, so that reload and the back button work. */
export type StudentAddress =
  | { readonly kind: 'list' }
  | { readonly kind: 'answering'; readonly assignmentId: number }
  | { readonly kind: 'result'; readonly assignmentId: number }
  | { readonly kind: 'classes' }
  | { readonly kind: 'join'; readonly courseCode: string }
  /** For who has no account; the code is empty where it is still to be typed. */
  | { readonly kind: 'register'; readonly courseCode: string }

export const studentPaths = {
  list: '/',
  answering: (assignmentId: number) => `/test/${assignmentId}`,
  result: (assignmentId: number) => `/result/${assignmentId}`,
  classes: '/classes',
  join: joinHash,
  register: registerHash,
} as const

/** The address that a hash stands for; whatever it does not know is the list. */
export function addressOf(hash: string): StudentAddress {
  const [, kind, digits = ''] = /^#\/(test|result)\/([1-9]\d{0,14})$/.exec(hash) ?? []
  if (kind === undefined) return addressOfClasses(hash)
  return { kind: kind === 'test' ? 'answering' : 'result', assignmentId: Number(digits) }
}

function addressOfClasses(hash: string): StudentAddress {
  if (hash === `#${studentPaths.classes}`) return { kind: 'classes' }
  if (hash.startsWith(`#${studentPaths.register()}`))
    return { kind: 'register', courseCode: codeOfHash(hash, 'register') ?? '' }
  const courseCode = codeOfHash(hash)
  return courseCode === null ? { kind: 'list' } : { kind: 'join', courseCode }
}

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

/** The address of the page, followed. */
export const useAddress = (): StudentAddress => addressOf(useSyncExternalStore(subscribe, () => window.location.hash))
