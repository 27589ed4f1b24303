/** A chosen file as base64url, as forms send it. Rejects if the browser can no longer read it. */
export const fileContent = async (file: Blob): Promise<string> => base64url(new Uint8Array(await file.arrayBuffer()))

/** The last characters of a file's name, which include its extension. */
export const shortFileName = (file: File, longest: number): string => [...file.name].slice(-longest).join('').trim()

/** Bytes converted per call, because a call takes a limited number of arguments. */
const piece = 0x60_00

export function base64url(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += piece) text += btoa(String.fromCharCode(...bytes.subarray(at, at + piece)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
