import type { CloseStatus } from '#api/ports/area.ts'
import type { Embedding } from '#api/ports/embedding.ts'

interface PortalHistory {
  readonly back: () => void
  readonly canGoBack: () => boolean
}

/**
 * Leaves an area for where it was opened from. In a frame the embedding page gets the outcome; its own history, which
 * the frame shares, is left alone.
 */
export function closeArea(
  embedding: Pick<Embedding, 'close'> | null,
  history: PortalHistory,
  status: CloseStatus,
  result: unknown,
): void {
  embedding?.close(status, result)
  if (embedding === null || history.canGoBack()) history.back()
}
