/**
 * The bytes of all parts in memory of their own, which can be handed to another thread instead of being copied; Node
 * lends small buffers out of a common one.
 * @param {readonly Uint8Array[]} parts
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function joinedBytes(parts) {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}
