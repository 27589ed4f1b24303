import type { Clock } from '#api/ports/clock.ts'
import type { PageVisibility } from '#api/ports/page-visibility.ts'
import { revalidateAfter } from '#domain/portal/constants.ts'

/** Calls back when the page becomes visible after having been hidden for a while. Returns an unsubscribe function. */
export function watchReturn(visibility: PageVisibility, clock: Clock, onReturn: () => void): () => void {
  let hiddenAt: number | null = null
  return visibility.onChange(() => {
    if (!visibility.isVisible()) {
      hiddenAt = clock.now()
      return
    }
    const isLate = hiddenAt !== null && clock.now() - hiddenAt > revalidateAfter
    hiddenAt = null
    if (isLate) onReturn()
  })
}
