/** Opens something once for all who ask until it is closed; after an attempt that failed the next one begins anew. */
export function openOnce(open: () => Promise<void>) {
  let opening: Promise<void> | null = null
  const close = () => {
    opening = null
  }
  return {
    open: (): Promise<void> =>
      (opening ??= open().catch((error: unknown) => {
        close()
        throw error
      })),
    close,
  }
}
