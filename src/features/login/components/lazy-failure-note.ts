import { lazyPart } from '#ui/lazy-part/lazy-part.tsx'

/** Loaded in parallel with the form, for when a sign-in fails. */
export const FailureNote = lazyPart(() => import('./failure-note.tsx').then((module) => module.FailureNote))
