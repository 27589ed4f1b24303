import { importLimits } from '#domain/import/import-limits.ts'
import { drawApart, type DrawnPicture } from '../pictures/draw-apart.ts'
import { keyOf, type PictureRoom } from '../pictures/kept-pictures.ts'

/** How many one process draws: if one of them breaks it, the others of the batch are lost too. */
const atOnce = 20

const anyRoom: PictureRoom = { pictures: importLimits.pictures, bytes: Infinity }

/** The pictures of a file being imported, drawn but not yet stored. */
export class ImportPictures {
  readonly #drawn = new Map<string, DrawnPicture>()
  #room: PictureRoom

  constructor(room: PictureRoom = anyRoom) {
    this.#room = { ...room, pictures: Math.min(room.pictures, importLimits.pictures) }
  }

  /** The keys of those files that are pictures and fit the limit, by name. */
  async draw<Name>(files: ReadonlyMap<Name, Uint8Array>): Promise<ReadonlyMap<Name, string>> {
    const names = [...files.keys()].slice(0, importLimits.pictures)
    const keys = new Map<Name, string>()
    for (let start = 0; start < names.length; start += atOnce) {
      const part = names.slice(start, start + atOnce)
      const drawn = await drawApart(part.map((name) => files.get(name) ?? new Uint8Array()))
      for (const [index, name] of part.entries()) {
        const key = this.#take(drawn[index])
        if (key !== null) keys.set(name, key)
      }
    }
    return keys
  }

  #take(drawn: Awaited<ReturnType<typeof drawApart>>[number] | undefined): string | null {
    if (drawn === undefined || typeof drawn === 'string') return null
    const key = keyOf(drawn)
    if (this.#drawn.has(key)) return key
    const { pictures, bytes } = this.#room
    if (pictures < 1 || bytes < drawn.bytes.length) return null
    this.#room = { pictures: pictures - 1, bytes: bytes - drawn.bytes.length }
    this.#drawn.set(key, drawn)
    return key
  }

  /** Those that a text refers to. */
  namedIn(text: string): readonly DrawnPicture[] {
    return [...this.#drawn].flatMap(([key, drawn]) => (text.includes(`(picture:${key}`) ? [drawn] : []))
  }
}
