/** A call during the work joins it. */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  return () =>
    (running ??= work().finally(() => {
      running = null
    }))
}
