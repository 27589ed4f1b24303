import { createContext, use, useState } from 'react'
import { newKey } from '#api/client/client.ts'
import { createKeptWork, type KeptWork } from '#api/ports/kept-work.ts'
import { memoryStorage } from '#api/ports/memory-storage.ts'

const KeptWorkContext = createContext<KeptWork | null>(null)

/** Provides this browser's store of unanswered work to every command and form below. */
export const KeptWorkProvider = KeptWorkContext.Provider

/** A store that ends with the page. */
export const keepNothing = (): KeptWork =>
  createKeptWork({ storage: memoryStorage(), uid: () => null, now: () => Date.now(), newKey })

/** The store of unanswered work; if no page provides one, it lives as long as the component. */
export function useKeptWork(): KeptWork {
  const [own] = useState(keepNothing)
  return use(KeptWorkContext) ?? own
}
