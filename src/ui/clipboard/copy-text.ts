/** Whether a text could be copied. Pages that are not served securely have no clipboard, whatever the types say. */
export async function copyText(text: string): Promise<boolean> {
  if (!('clipboard' in navigator)) return false
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  )
}
