import { useSyncExternalStore } from 'react'
import { createStore } from '#api/ports/readable.ts'

/** Whether 更多 stays open in the spine. Kept outside React, because pages and areas each have a shell of their own. */
const pinned = createStore(true)

export const useDrawerPin = () => ({
  isPinned: useSyncExternalStore(pinned.subscribe, pinned.get),
  setPinned: pinned.set,
})
