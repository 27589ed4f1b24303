import { useSyncExternalStore } from 'react'
import { codeOfHash, joinHash, registerHash } from '#domain/join/join-path.ts'

/** Where a student is, kept in the page's hash, so that reload and the back button work. */
export type StudentAddress =
  | { readonly kind: 'list' }
  | { readonly kind: 'answering'; readonly assignmentId: number }
  | { readonly kind: 'result'; readonly assignmentId: number }
  /** Corrections: of all assignments, or of one. */
  | { readonly kind: 'corrections' }
  | { readonly kind: 'correction'; readonly assignmentId: number }
  | { readonly kind: 'trend' }
  | { readonly kind: 'classes' }
  /** The student's own wrong questions. */
  | { readonly kind: 'wrongNote' }
  | { readonly kind: 'join'; readonly classCode: string }
  /** For students without an account; the code is empty if it is still to be typed. */
  | { readonly kind: 'register'; readonly classCode: string }

export const studentPaths = {
  list: '/',
  answering: (assignmentId: number) => `/test/${assignmentId}`,
  result: (assignmentId: number) => `/result/${assignmentId}`,
  corrections: '/corrections',
  correction: (assignmentId: number) => `/corrections/${assignmentId}`,
  trend: '/trend',
  classes: '/classes',
  wrongNote: '/wrong-note',
  join: joinHash,
  register: registerHash,
} as const

/** The address for a hash; anything unknown is the list. */
export function addressOf(hash: string): StudentAddress {
  const [, kind = '', digits = ''] = /^#\/(test|result|corrections)\/([1-9]\d{0,14})$/.exec(hash) ?? []
  const ofOne = kindsByPath[kind]
  return ofOne === undefined ? addressOfMany(hash) : { kind: ofOne, assignmentId: Number(digits) }
}

const kindsByPath: Readonly<Record<string, 'answering' | 'result' | 'correction'>> = {
  test: 'answering',
  result: 'result',
  corrections: 'correction',
}

function addressOfMany(hash: string): StudentAddress {
  if (hash === `#${studentPaths.corrections}`) return { kind: 'corrections' }
  if (hash === `#${studentPaths.trend}`) return { kind: 'trend' }
  return addressOfClasses(hash)
}

function addressOfClasses(hash: string): StudentAddress {
  if (hash === `#${studentPaths.classes}`) return { kind: 'classes' }
  if (hash === `#${studentPaths.wrongNote}`) return { kind: 'wrongNote' }
  if (hash.startsWith(`#${studentPaths.register()}`))
    return { kind: 'register', classCode: codeOfHash(hash, 'register') ?? '' }
  const classCode = codeOfHash(hash)
  return classCode === null ? { kind: 'list' } : { kind: 'join', classCode }
}

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

/** The hash of the page, followed. */
export const useHash = (): string => useSyncExternalStore(subscribe, () => window.location.hash)

export const useAddress = (): StudentAddress => addressOf(useHash())
