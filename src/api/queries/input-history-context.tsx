import { createContext, use, useState, useSyncExternalStore } from 'react'
import { createInputHistory, type InputHistory } from '#api/ports/input-history.ts'
import { memoryStorage } from '#api/ports/memory-storage.ts'

const InputHistoryContext = createContext<InputHistory | null>(null)

/** Provides recent searches to every search box below. */
export const InputHistoryProvider = InputHistoryContext.Provider

const keepNothing = (): InputHistory => createInputHistory({ storage: memoryStorage(), uid: () => null })

/** This person's recent searches in one box, and how to change them; empty if no page provides them. */
export function useInputHistory(box: string) {
  const [own] = useState(keepNothing)
  const history = use(InputHistoryContext) ?? own
  return {
    entries: useSyncExternalStore(history.subscribe, () => history.entries(box)),
    remember: (text: string) => history.remember(box, text),
    forget: (text: string) => history.forget(box, text),
    clear: () => history.clear(box),
  }
}
