import type { ComponentType } from 'react'
import { fetchScreen } from '#api/ports/fetch-screen.ts'
import { type LazyPart, lazyPart } from '#ui/lazy-part/lazy-part.tsx'
import { MissingScreen } from './missing-screen.tsx'

/**
 * A screen whose code is loaded when its route is opened; the router waits for it. If that fails, `fetchScreen` decides
 * about retries, and the page shown instead lets the person try again.
 */
export const lazyScreen = (load: () => Promise<ComponentType<object>>): LazyPart<object> =>
  lazyPart(() => fetchScreen(load), MissingScreen)
