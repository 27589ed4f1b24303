import { rosterBodyLimits } from '#domain/class-limits.ts'
import type { ListSource } from '#machines/roster-import/roster-import.types.ts'

/** A chosen file, which is read when it is sent. Rejects where the browser cannot read it any more. */
export const sourceOf = (file: File): ListSource => ({
  kind: 'file',
  fileName: [...file.name].slice(-rosterBodyLimits.fileName).join('').trim() || 'list',
  content: async () => base64url(new Uint8Array(await file.arrayBuffer())),
})

/** So many bytes at once become characters: a call takes only so many arguments. */
const piece = 0x60_00

function base64url(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += piece) text += btoa(String.fromCharCode(...bytes.subarray(at, at + piece)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
