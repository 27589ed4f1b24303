import type { SignedIn } from './ports.ts'

/** Files below one path that pages load by GET. The content behind a name does not change unless the file says so. */
export interface KeptFiles<Db> {
  /** With a trailing slash. */
  readonly prefix: string
  /** Only for some signed-in people: such a file is cached for this session alone. */
  readonly isOwned?: true
  /** A file that one of `readers`, all signed in in this browser, may read; null if none of them may. */
  readonly find: (db: Db, name: string, readers: readonly SignedIn[]) => Promise<KeptFile | null>
}

interface KeptFile {
  readonly type: string
  /** Whether it may be another one soon: such a file is not cached. */
  readonly isPassing?: boolean
  readonly bytes: Uint8Array
}
