/** Copies a text; returns whether that worked. Pages that are not served securely have no clipboard, despite the types. */
export async function copyText(text: string): Promise<boolean> {
  if (!('clipboard' in navigator)) return false
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  )
}
