/** One line written by `recorded-files.mjs` and `power-child.ts`. */
export type Step =
  | { readonly act: 'mkdir' | 'rmdir' | 'unlink' | 'create'; readonly path: string }
  | { readonly act: 'rename'; readonly path: string; readonly to: string }
  | { readonly act: 'open'; readonly fd: number; readonly path: string }
  | { readonly act: 'close'; readonly fd: number }
  | { readonly act: 'sync'; readonly fd: number }
  | { readonly act: 'write'; readonly fd: number; readonly at: number; readonly data: string }
  | { readonly act: 'resize'; readonly fd?: number; readonly path?: string; readonly size: number }
  | { readonly act: 'begin'; readonly number: number }
  | { readonly act: 'answered'; readonly number: number }

/** A change to a file's bytes: what is written where, or its new length. */
type Change = { readonly at: number; readonly bytes: Buffer } | { readonly size: number }

/** A file or a folder (`bytes` null), in its synced state, and the changes since. */
interface Entry {
  /** Where it was initially, while unchanged. */
  origin: string | null
  bytes: Buffer | null
  unsynced: Change[]
}

/** A change of names in folders. */
type Naming = Extract<Step, { readonly act: 'mkdir' | 'rmdir' | 'unlink' | 'create' | 'rename' }> & {
  readonly entry: Entry
}

/** Decides which of the unsynced changes have reached the disk anyway. */
export interface Luck {
  readonly arrives: () => boolean
  /** How many of a write's bytes arrive. */
  readonly torn: (length: number) => number
}

/** Files by path below the folder: null for folders, and the original path for unchanged files. */
export type Image = ReadonlyMap<string, Buffer | string | null>

/**
 * The contents of a disk that keeps only what was synced: a file's bytes once the file is synced, its name once its
 * folder is. Real file systems keep more than that.
 */
export class RecordedDisk {
  readonly #named = new Map<string, Entry>()
  readonly #durable = new Map<string, Entry>()
  readonly #opened = new Map<number, { readonly entry: Entry; readonly path: string }>()
  readonly #readBase: (path: string) => Buffer
  #namings: Naming[] = []
  answered = -1
  begun = -1

  /** Starts with the files of a folder, all synced; they are read when they change. */
  constructor(base: ReadonlyMap<string, 'file' | 'folder'>, readBase: (path: string) => Buffer) {
    this.#readBase = readBase
    for (const [path, kind] of base) {
      const entry: Entry = { origin: path, bytes: kind === 'file' ? Buffer.alloc(0) : null, unsynced: [] }
      this.#named.set(path, entry)
      this.#durable.set(path, entry)
    }
  }

  take(step: Step): void {
    if (step.act === 'begin') this.begun = step.number
    else if (step.act === 'answered') this.answered = step.number
    else if (step.act === 'close') this.#opened.delete(step.fd)
    else if (step.act === 'open') this.#opened.set(step.fd, { entry: this.#at(step.path), path: step.path })
    else if (step.act === 'write')
      this.#change(this.#open(step.fd).entry, { at: step.at, bytes: Buffer.from(step.data, 'base64') })
    else if (step.act === 'resize')
      this.#change(step.fd === undefined ? this.#at(step.path ?? '') : this.#open(step.fd).entry, { size: step.size })
    else if (step.act === 'sync') this.#sync(step.fd)
    else this.#name(step)
  }

  /** The contents after a power cut now. */
  image(luck: Luck): Image {
    const named = new Map(this.#durable)
    for (const naming of this.#namings) if (luck.arrives()) rename(named, naming)
    const image = new Map<string, Buffer | string | null>()
    for (const [path, { bytes, origin, unsynced }] of named)
      if (hasParent(named, path)) image.set(path, bytes && (origin ?? arrived(bytes, unsynced, luck)))
    return image
  }

  #at(path: string): Entry {
    const entry = this.#named.get(path)
    if (entry === undefined) throw new Error(`${path} was opened and never made`)
    return entry
  }

  #open(fd: number) {
    const opened = this.#opened.get(fd)
    if (opened === undefined) throw new Error(`${fd} is not open`)
    return opened
  }

  #change(entry: Entry, change: Change): void {
    if (entry.origin !== null) entry.bytes = this.#readBase(entry.origin)
    entry.origin = null
    entry.unsynced.push(change)
  }

  #sync(fd: number): void {
    const { entry, path } = this.#open(fd)
    if (entry.bytes === null) return this.#syncFolder(path)
    entry.bytes = arrived(entry.bytes, entry.unsynced, everything)
    entry.unsynced = []
  }

  #syncFolder(path: string): void {
    const isHere = (naming: Naming) => parentOf(naming.act === 'rename' ? naming.to : naming.path) === path
    for (const naming of this.#namings.filter(isHere)) rename(this.#durable, naming)
    this.#namings = this.#namings.filter((naming) => !isHere(naming))
  }

  #name(step: Omit<Naming, 'entry'>): void {
    const isNew = step.act === 'mkdir' || step.act === 'create'
    if (isNew && this.#named.has(step.path)) return
    const made: Entry = { origin: null, bytes: step.act === 'mkdir' ? null : Buffer.alloc(0), unsynced: [] }
    const naming = { ...step, entry: isNew ? made : this.#at(step.path) } as Naming
    rename(this.#named, naming)
    this.#namings.push(naming)
  }
}

const everything: Luck = { arrives: () => true, torn: (length) => length }

const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')))

function hasParent(named: ReadonlyMap<string, Entry>, path: string): boolean {
  const parent = parentOf(path)
  return parent === '' || (named.has(parent) && hasParent(named, parent))
}

/** Applies a change of names, unless it depends on one that never arrived. */
function rename(named: Map<string, Entry>, naming: Naming): void {
  if (naming.act === 'mkdir' || naming.act === 'create') named.set(naming.path, naming.entry)
  else if (named.get(naming.path) === naming.entry) {
    named.delete(naming.path)
    if (naming.act === 'rename') named.set(naming.to, naming.entry)
  }
}

/** A file's bytes with the changes that arrived; the last ones of a write may be cut off. */
function arrived(bytes: Buffer, changes: readonly Change[], luck: Luck): Buffer {
  return changes
    .filter(() => luck.arrives())
    .reduce((before, change) => {
      if ('size' in change) return resized(before, change.size)
      const length = luck.torn(change.bytes.length)
      const after = resized(before, Math.max(before.length, change.at + length))
      change.bytes.copy(after, change.at, 0, length)
      return after
    }, bytes)
}

function resized(bytes: Buffer, size: number): Buffer {
  const after = Buffer.alloc(size)
  bytes.copy(after, 0, 0, Math.min(size, bytes.length))
  return after
}
