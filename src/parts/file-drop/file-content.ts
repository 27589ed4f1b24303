/** A chosen file as base64url, as forms carry it. Rejects where the browser cannot read it any more. */
export const fileContent = async (file: File): Promise<string> => base64url(new Uint8Array(await file.arrayBuffer()))

/** The end of a file's name, which has its kind, in so many characters. */
export const shortFileName = (file: File, longest: number): string => [...file.name].slice(-longest).join('').trim()

/** So many bytes at once become characters: a call takes only so many arguments. */
const piece = 0x60_00

export function base64url(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += piece) text += btoa(String.fromCharCode(...bytes.subarray(at, at + piece)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
