import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { typedKey } from '#api/queries/typed-key.ts'

/** The storage name of the list typed for a class. */
export const typedList = (courseId: number): string => `list ${courseId}`

/**
 * Typed input stored under its own name: still there after leaving the page, until it is dropped or somebody else signs
 * in. Never kept beyond the tab, because it contains student data; closing the tab asks first.
 */
export function useTyped<Typed extends object>(name: string, empty: Typed) {
  const cache = useQueryClient()
  const key = typedKey(name)
  const [typed, setTyped] = useState<Typed>(() => cache.getQueryData<Typed>(key) ?? empty)
  // Several changes may come between two renders, each of another field.
  const latest = useRef(typed)
  const isTyped = Object.values(typed).some((value) => value !== '')
  useAskOnClosing(isTyped)
  const set = (next: Typed) => {
    latest.current = next
    setTyped(next)
    cache.setQueryDefaults(['typed'], { gcTime: Infinity })
    cache.setQueryData(key, next)
  }
  return { typed, change: (changes: Partial<Typed>) => set({ ...latest.current, ...changes }), drop: () => set(empty) }
}

function useAskOnClosing(isTyped: boolean): void {
  useEffect(() => {
    if (!isTyped) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isTyped])
}
