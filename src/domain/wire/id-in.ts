/** An id as text: positive, without leading zeros, at most fifteen digits, which are exact in a double. */
export const idText = /^[1-9]\d{0,14}$/

/** The id that a field of an address holds; null if it holds none. */
export const idIn = (text: string | null | undefined): number | null =>
  text !== null && text !== undefined && idText.test(text) ? Number(text) : null
