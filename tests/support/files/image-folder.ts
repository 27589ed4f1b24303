import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Image } from '#tests/support/database/recorded-disk.ts'

/**
 * A folder that takes on one disk image after another; unchanged files are copied again only if an opener modified
 * them.
 */
export class ImageFolder {
  readonly path = mkdtempSync(path.join(os.tmpdir(), 'podium-image-'))
  readonly #base: string
  readonly #copied = new Map<string, string>()

  constructor(base: string) {
    this.#base = base
  }

  write(image: Image): void {
    for (const name of readdirSync(this.path, { recursive: true, encoding: 'utf8' }))
      if (!image.has(name)) rmSync(path.join(this.path, name), { recursive: true, force: true })
    for (const [name, content] of [...image].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
      const target = path.join(this.path, name)
      if (content === null) mkdirSync(target, { recursive: true })
      else if (typeof content === 'string') this.#copy(content, name)
      else writeFileSync(target, content)
    }
  }

  remove(): void {
    rmSync(this.path, { recursive: true })
  }

  #copy(from: string, name: string): void {
    const target = path.join(this.path, name)
    if (this.#copied.get(name) === `${from} ${stampOf(target)}`) return
    cpSync(path.join(this.#base, from), target)
    this.#copied.set(name, `${from} ${stampOf(target)}`)
  }
}

function stampOf(target: string): string {
  const { mtimeNs, size, ino } = statSync(target, { bigint: true, throwIfNoEntry: false }) ?? {}
  return `${mtimeNs} ${size} ${ino}`
}
