/** Work that stays pending until told to end. */
export function heldWork() {
  let end: () => void = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  return { work: () => ended, end: () => end() }
}
