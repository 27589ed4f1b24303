import type { SignedIn } from './ports.ts'

/** Files below one path that are read by GET, as pages show them. What a name stands for never changes. */
export interface KeptFiles<Db> {
  /** With a slash at its end. */
  readonly prefix: string
  /** Only for some of those who are signed in: such a file is kept for this very session. */
  readonly isOwned?: true
  /** A file that one of `readers`, who are signed in in this browser, may read; null for any other. */
  readonly find: (db: Db, name: string, readers: readonly SignedIn[]) => Promise<KeptFile | null>
}

interface KeptFile {
  readonly type: string
  readonly bytes: Uint8Array
}
