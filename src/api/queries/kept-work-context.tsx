import { createContext, use, useState } from 'react'
import { newKey } from '#api/client/client.ts'
import { createKeptWork, type KeptWork } from '#api/ports/kept-work.ts'
import { memoryStorage } from '#api/ports/memory-storage.ts'

const KeptWorkContext = createContext<KeptWork | null>(null)

/** Gives what this browser keeps of unanswered work to every command and form below. */
export const KeptWorkProvider = KeptWorkContext.Provider

/** Work that ends with the page. */
export const keepNothing = (): KeptWork =>
  createKeptWork({ storage: memoryStorage(), uid: () => null, now: () => Date.now(), newKey })

/** What is kept of unanswered work; where no page provides it, as long as the component is there. */
export function useKeptWork(): KeptWork {
  const [own] = useState(keepNothing)
  return use(KeptWorkContext) ?? own
}
