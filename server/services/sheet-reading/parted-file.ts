/** A file that is too large to be in memory as a whole. */
export interface PartedFile {
  /** In bytes. */
  readonly size: number
  /** Its parts in order, each time from the beginning. */
  readonly parts: () => AsyncIterable<Uint8Array>
}

/** A file that is in memory as a whole. */
export const inOnePart = (bytes: Uint8Array): PartedFile => ({
  size: bytes.length,
  parts: async function* () {
    yield bytes
  },
})

/** The beginning of a file; empty if it has none. */
export async function beginningOf(file: PartedFile): Promise<Uint8Array> {
  for await (const part of file.parts()) return part
  return new Uint8Array()
}

/** All of a file. */
export async function allOf(file: PartedFile): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of file.parts()) parts.push(part)
  return Buffer.concat(parts)
}
