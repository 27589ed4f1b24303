import { reloadAtMostEvery } from './constants.ts'

/** The build for which a page last reloaded itself, and when (milliseconds since 1970). */
export interface Reloaded {
  readonly build: string
  readonly at: number
}

/** Whether it may reload again: once per build in `reloadAtMostEvery`, and also if the clock was set back since. */
export const mayReload = (last: Reloaded | null, next: Reloaded): boolean =>
  last === null || last.build !== next.build || Math.abs(next.at - last.at) >= reloadAtMostEvery

/** The stored value; null if it is missing or unreadable. */
export function readReloaded(text: string | null): Reloaded | null {
  try {
    const kept: unknown = JSON.parse(text ?? '')
    if (typeof kept !== 'object' || kept === null || !('build' in kept) || !('at' in kept)) return null
    const { build, at } = kept
    return typeof build === 'string' && typeof at === 'number' ? { build, at } : null
  } catch {
    return null
  }
}
