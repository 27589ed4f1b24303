import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { isAnswered, messageOf } from '#api/client/failures.ts'
import { user } from '#api/contract/groups/user.ts'
import { keyOf } from '#api/queries/query-of.ts'
import { useCommand } from '#api/queries/use-command.ts'
import type { EntryOrder } from '#domain/portal/entries.ts'
import type { SavedState } from '#ui/saved-mark/saved-mark.tsx'
import { useEntryOrder } from '../use-entry-order.ts'

export interface ArrangeSaving {
  /** Null before the first change. */
  readonly state: SavedState | null
  /** Why the last change failed. */
  readonly message: string
}

/**
 * Changes the order at once on every page; the service gets one change at a time, and of a quick series only the last.
 */
export function useArrangeEntries() {
  const order = useEntryOrder()
  const cache = useQueryClient()
  const key = keyOf(user.entryOrder, {})
  const { mutateAsync } = useCommand(user.saveEntryOrder, { isSetting: true })
  const [saving, setSaving] = useState<ArrangeSaving>({ state: null, message: '' })
  const wanted = useRef<EntryOrder | null>(null)
  const latest = useRef(order)
  const isBusy = useRef(false)
  const show = (next: EntryOrder) => void cache.setQueryData(key, next)
  const send = async () => {
    for (let next = wanted.current; next !== null; next = wanted.current) {
      wanted.current = null
      // The call may modify its lists, so it gets copies.
      await mutateAsync({ main: [...next.main], drawer: [...next.drawer] })
    }
  }
  const arrange = async (next: EntryOrder): Promise<void> => {
    show(next)
    wanted.current = next
    latest.current = next
    // A response requested earlier would bring back the former order; cancelling that query prevents it.
    await cache.cancelQueries({ queryKey: key })
    show(latest.current)
    if (isBusy.current) return
    isBusy.current = true
    setSaving({ state: 'saving', message: '' })
    try {
      await send()
      setSaving({ state: 'saved', message: '' })
    } catch (error) {
      wanted.current = null
      setSaving({ state: 'failed', message: messageOf(error) })
      show(order)
      if (!isAnswered(error)) await cache.invalidateQueries({ queryKey: key })
    }
    isBusy.current = false
  }
  return { order, saving, arrange }
}
