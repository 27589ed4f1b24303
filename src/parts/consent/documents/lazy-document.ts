import { lazyPart } from '#ui/lazy-part/lazy-part.tsx'

/** A document, loaded on demand: few people read them, and the pages that link to them stay small. */
export const LazyDocument = lazyPart(() => import('./document.dialog.tsx').then((module) => module.DocumentDialog))
