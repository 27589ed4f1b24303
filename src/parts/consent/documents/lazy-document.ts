import { lazyPart } from '#ui/lazy-part/lazy-part.tsx'

/** A document, fetched when the first one is opened: few people do, and the pages that name them stay small. */
export const LazyDocument = lazyPart(() => import('./document.dialog.tsx').then((module) => module.DocumentDialog))
