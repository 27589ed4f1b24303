import type { Readable } from '#api/ports/area.ts'
import { createStore } from '#api/ports/readable.ts'

/** Asks for consent while nobody is signed in yet. */
export interface ConsentPrompt {
  readonly isOpen: Readable<boolean>
  /** Whether the documents are accepted. */
  readonly ask: () => Promise<boolean>
  readonly answer: (isAccepted: boolean) => void
}

export function createConsentPrompt(): ConsentPrompt {
  const isOpen = createStore(false)
  let settle = (_isAccepted: boolean): void => {}
  return {
    isOpen,
    ask: () =>
      new Promise((resolve) => {
        settle = resolve
        isOpen.set(true)
      }),
    answer: (isAccepted) => {
      isOpen.set(false)
      settle(isAccepted)
    },
  }
}
