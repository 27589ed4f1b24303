import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { typedKey } from '#api/queries/typed-key.ts'
import { useConfirmClosing } from '#ui/navigation/use-confirm-closing.ts'

/**
 * Typed input stored under its own name: still there after leaving the page, until it is dropped or somebody else signs
 * in. Never kept beyond the tab, because it contains personal data; closing the tab asks first. `untyped` is what the
 * form opens with.
 */
export function useTyped<Typed extends object>(name: string, untyped: Typed) {
  const cache = useQueryClient()
  const key = typedKey(name)
  const [typed, setTyped] = useState<Typed>(() => cache.getQueryData<Typed>(key) ?? untyped)
  // Several changes may come between two renders, each of another field.
  const latest = useRef(typed)
  const names = Object.keys(untyped) as (keyof Typed)[]
  useConfirmClosing(names.some((field) => typed[field] !== untyped[field]))
  const show = (next: Typed) => {
    latest.current = next
    setTyped(next)
  }
  return {
    typed,
    change: (changes: Partial<Typed> | ((latest: Typed) => Partial<Typed>)) => {
      show({ ...latest.current, ...(typeof changes === 'function' ? changes(latest.current) : changes) })
      cache.setQueryDefaults(['typed'], { gcTime: Infinity })
      cache.setQueryData(key, latest.current)
    },
    drop: () => {
      show(untyped)
      cache.removeQueries({ queryKey: key, exact: true })
    },
  }
}
