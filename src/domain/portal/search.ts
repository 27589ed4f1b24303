/** Limits of the portal's search. */
export const searchLimits = {
  /** Characters. */
  keyword: 40,
  /** Results per kind. */
  found: 6,
  /** Names searched per kind, the latest first. */
  lookedThrough: 2_000,
} as const
