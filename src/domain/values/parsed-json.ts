/** The value that a JSON text stands for; null for no text and for one that cannot be read. */
export function parsedJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return null
  }
}
