import type { Answer } from './answer.ts'

/** A file made by a handler; `name` is chosen by the server and includes the extension. */
export interface MadeFile {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
}

/** The file as an attachment (RFC 6266: an ASCII name next to the real one). */
export function fileAnswer(result: unknown): Answer {
  if (!isMadeFile(result)) throw new Error('The handler of a file endpoint made no file')
  const ascii = result.name.replaceAll(/[^\w.-]+/g, '_')
  const encoded = encodeURIComponent(result.name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  )
  return {
    status: 200,
    headers: {
      'content-type': result.type,
      'content-disposition': `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`,
    },
    body: new Uint8Array(result.bytes),
  }
}

const isMadeFile = (value: unknown): value is MadeFile =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'bytes' in value &&
  value.bytes instanceof Uint8Array
