import { lazyPart } from '#ui/lazy-part/lazy-part.tsx'
import type { SheetsScreenProps } from './sheets.screen.tsx'

/** Somebody signing in by a code does not wait for it. */
export const LazySheets = lazyPart<SheetsScreenProps>(() =>
  import('./sheets.screen.tsx').then((module) => module.SheetsScreen),
)
