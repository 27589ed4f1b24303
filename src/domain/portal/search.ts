/** How much the search of the portal takes and tells. */
export const searchLimits = {
  /** Characters. */
  keyword: 40,
  /** Of each kind. */
  found: 6,
  /** Names of each kind that are looked through, the latest first. */
  lookedThrough: 2_000,
} as const
