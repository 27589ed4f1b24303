/** 64 bits of a text in hexadecimal (FNV-1a, twice): for distinguishing texts, not for secrets. */
export function textDigest(text: string): string {
  let [first, second] = [0x811c9dc5, 0x9747b28c]
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    first = Math.imul(first ^ code, 0x01000193)
    second = Math.imul(second ^ code, 0x01000193)
  }
  return hexadecimal(first) + hexadecimal(second)
}

const hexadecimal = (half: number): string => (half >>> 0).toString(16).padStart(8, '0')
