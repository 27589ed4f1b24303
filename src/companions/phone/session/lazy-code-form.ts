import { lazyPart } from '#ui/lazy-part/lazy-part.tsx'

/** Loads while somebody types a password. */
export const LazyCodeForm = lazyPart(() => import('./code-form.tsx').then((module) => module.CodeForm))
