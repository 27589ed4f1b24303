import { lazyPart } from '#ui/lazy-part/lazy-part.tsx'

/** Comes beside the form, for when it is refused. */
export const FailureNote = lazyPart(() => import('./failure-note.tsx').then((module) => module.FailureNote))
