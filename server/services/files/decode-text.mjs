/** Plain JavaScript, because it runs in its own process and Node runs no TypeScript. */
import iconv from 'iconv-lite'

/**
 * The text of a file by its byte order mark, otherwise as UTF-8 if valid, otherwise as GB18030, which includes GBK and
 * GB2312. Null if it is no text in any of them.
 *
 * @param {Uint8Array} bytes
 * @returns {string | null}
 */
export function decodeText(bytes) {
  const text = decoded(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  // A broken or misdeclared encoding produces characters that no list contains.
  return text.includes('\uFFFD') || unreadable.test(text) ? null : text
}

/**
 * The text of an XML document. If it is UTF-8 it may contain U+FFFD: programs write it for what XML cannot carry.
 *
 * @param {Uint8Array} bytes
 * @returns {string | null}
 */
export function decodeXml(bytes) {
  const text = decodeUtf8(bytes)
  return text === null || unreadable.test(text) ? decodeText(bytes) : text
}

const unreadable = /[^\P{Cc}\t\n\v\f\r\u0080-\u009F]/u

/** @param {Uint8Array} bytes */
function decodeUtf8(bytes) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** @param {Buffer} bytes */
function decoded(bytes) {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return iconv.decode(bytes, 'utf-16le')
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return iconv.decode(bytes, 'utf-16be')
  return decodeUtf8(bytes) ?? iconv.decode(bytes, 'gb18030')
}
