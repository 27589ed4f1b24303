/** Plain JavaScript, because it runs in a process of its own and Node runs no TypeScript. */
import iconv from 'iconv-lite'

/**
 * The text of a file by its byte order mark, else UTF-8 where it is valid, else GB18030, which GBK and GB2312 are part of.
 * Null for what is no text in any of them.
 *
 * @param {Uint8Array} bytes
 * @returns {string | null}
 */
export function decodeText(bytes) {
  const text = decoded(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  // A broken or wrongly told encoding shows in characters that no list has.
  return /[^\P{Cc}\t\n\v\f\r\u0080-\u009F]|\uFFFD/u.test(text) ? null : text
}

/** @param {Buffer} bytes */
function decoded(bytes) {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return iconv.decode(bytes, 'utf-16le')
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return iconv.decode(bytes, 'utf-16be')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return iconv.decode(bytes, 'gb18030')
  }
}
