import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

export const typedKey = (name: string) => ['typed', name] as const

/** The name of a list that is typed for a class. */
export const typedList = (courseId: number): string => `list ${courseId}`

/**
 * What was typed, by a name of its own: there again after leaving the page, until it is dropped or somebody else signs in.
 * Never kept beyond the tab, as it tells of students; closing the tab asks first.
 */
export function useTyped<Typed extends object>(name: string, empty: Typed) {
  const cache = useQueryClient()
  const key = typedKey(name)
  const [typed, setTyped] = useState<Typed>(() => cache.getQueryData<Typed>(key) ?? empty)
  const isTyped = Object.values(typed).some((value) => value !== '')
  useAskOnClosing(isTyped)
  const set = (next: Typed) => {
    setTyped(next)
    cache.setQueryDefaults(['typed'], { gcTime: Infinity })
    cache.setQueryData(key, next)
  }
  return { typed, change: (changes: Partial<Typed>) => set({ ...typed, ...changes }), drop: () => set(empty) }
}

function useAskOnClosing(isTyped: boolean): void {
  useEffect(() => {
    if (!isTyped) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isTyped])
}
