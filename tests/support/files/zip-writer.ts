import { crc32, deflateRawSync } from 'node:zlib'

/** One file of a zip. The optional fields make zips that no honest program writes. */
export interface ZipPart {
  readonly name: string
  readonly data: string | Uint8Array
  readonly isStored?: boolean
  /** Data that is already compressed. */
  readonly packed?: Uint8Array
  /** Unpacked size to declare instead of the true one. */
  readonly declaredSize?: number
  readonly flags?: number
  readonly method?: number
  readonly localName?: string
  readonly extra?: Uint8Array
}

/** A zip entry split into its local part and its directory entry, so that tests can rearrange them. */
export interface WrittenPart {
  readonly local: Buffer
  readonly listed: (offset: number) => Buffer
}

export function writePart(part: ZipPart): WrittenPart {
  const data = Buffer.from(part.data)
  const packed = part.packed ?? (part.isStored === true ? data : deflateRawSync(data))
  const name = Buffer.from(part.name)
  const localName = Buffer.from(part.localName ?? part.name)
  const extra = part.extra ?? Buffer.alloc(0)
  const common = Buffer.alloc(26)
  common.writeUInt16LE(20, 0)
  common.writeUInt16LE(part.flags ?? 0x08_00, 2)
  common.writeUInt16LE(part.method ?? (part.isStored === true ? 0 : 8), 4)
  common.writeUInt32LE(crc32(data), 10)
  common.writeUInt32LE(packed.length, 14)
  common.writeUInt32LE(part.declaredSize ?? data.length, 18)
  common.writeUInt16LE(extra.length, 24)
  const withName = (bytes: Buffer) => {
    const fields = Buffer.from(common)
    fields.writeUInt16LE(bytes.length, 22)
    return fields
  }
  return {
    local: Buffer.concat([Buffer.from('PK\u0003\u0004'), withName(localName), localName, extra, packed]),
    listed: (offset) => {
      const rest = Buffer.alloc(14)
      rest.writeUInt32LE(offset, 10)
      return Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\0'), withName(name), rest, name, extra])
    },
  }
}

/** The end of the directory: for `count` entries of `size` bytes in total, starting at an offset. */
export function writeEnd(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006')
  end.writeUInt16LE(count % 0x1_00_00, 8)
  end.writeUInt16LE(count % 0x1_00_00, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  return end
}

/** An ordinary zip of these parts. */
export function writeZip(parts: readonly ZipPart[]): Buffer {
  const written = parts.map(writePart)
  let offset = 0
  const directory = Buffer.concat(
    written.map(({ local, listed }) => {
      const entry = listed(offset)
      offset += local.length
      return entry
    }),
  )
  const end = writeEnd(parts.length, directory.length, offset)
  return Buffer.concat([...written.map(({ local }) => local), directory, end])
}
