import { sessionTextStorage } from '#api/ports/local-storage.ts'
import { createStore } from '#api/ports/readable.ts'
import { keepBinding, savedBinding } from '#api/ports/saved-address.ts'

/** The state from the messaging app's login; stored in this tab as well, so that a reload can continue. */
export const bindState = createStore<string | null>(savedBinding(sessionTextStorage))

bindState.subscribe(() => keepBinding(sessionTextStorage, bindState.get()))
