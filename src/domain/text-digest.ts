/** 64 bits of a text in hexadecimal digits (FNV-1a, twice): for telling texts apart, not for secrets. */
export function textDigest(text: string): string {
  const half = (seed: number): string => {
    let hash = seed
    for (let place = 0; place < text.length; place += 1) hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193)
    return (hash >>> 0).toString(16).padStart(8, '0')
  }
  return half(0x811c9dc5) + half(0x9747b28c)
}
