import { reloadAtMostEvery } from './constants.ts'

/** For which build, and when (milliseconds since 1970), a page was last opened anew by itself. */
export interface Reloaded {
  readonly build: string
  readonly at: number
}

/** Whether it may be again: once for a build in `reloadAtMostEvery`, also where the clock was set back since. */
export const mayReload = (last: Reloaded | null, next: Reloaded): boolean =>
  last === null || last.build !== next.build || Math.abs(next.at - last.at) >= reloadAtMostEvery

/** What was kept of it; null where nothing, or nothing that can be read. */
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
