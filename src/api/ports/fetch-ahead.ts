/** Only some browsers reveal whether to save data. */
type Line = { readonly connection?: { readonly saveData?: boolean } }

/** Fetches what will probably be needed, except where data are to be saved. A failure shows when it is needed. */
export function fetchAhead(load: () => Promise<unknown>): void {
  if ((navigator as Line).connection?.saveData !== true) void load().catch(() => {})
}
