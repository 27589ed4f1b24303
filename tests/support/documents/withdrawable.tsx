import { act } from '@testing-library/react'
import { type ReactNode, useSyncExternalStore } from 'react'
import { createStore } from '#api/ports/readable.ts'

/** A page that is removed and comes back, as when a session is lost and the same person signs in again. */
export function withdrawable(page: ReactNode) {
  const isShown = createStore(true)
  const Page = () => (useSyncExternalStore(isShown.subscribe, isShown.get) ? page : null)
  const withdraw = () => {
    act(() => isShown.set(false))
    act(() => isShown.set(true))
  }
  return { page: <Page />, withdraw }
}
