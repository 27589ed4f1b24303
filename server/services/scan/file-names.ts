export interface FileViewer {
  readonly uid: number
  /** Whether the files' assignment is still marked blind. */
  readonly isBlind: boolean
}

interface NamedFile {
  readonly fileName: string
  readonly uploaderId: number
}

/** The name of a file; null for a colleague's while marking is blind, since it may be named after its student. */
export const shownName = ({ fileName, uploaderId }: NamedFile, { uid, isBlind }: FileViewer): string | null =>
  isBlind && uploaderId !== uid ? null : fileName
