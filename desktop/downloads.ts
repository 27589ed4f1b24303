import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** A file name without folders or characters that file systems refuse. */
export const plainName = (name: string): string => {
  const kept = name
    .replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_')
    .replace(/^\.+/, '')
    .trim()
  return kept === '' ? 'download' : kept.slice(-120)
}

/** Writes a file into a folder, adding a number to its name if that is taken. Returns the path. */
export function saveDownload(folder: string, name: string, bytes: Uint8Array): string {
  mkdirSync(folder, { recursive: true })
  const { name: stem, ext } = path.parse(plainName(name))
  for (let count = 0; ; count += 1) {
    const file = path.join(folder, count === 0 ? `${stem}${ext}` : `${stem} (${count})${ext}`)
    try {
      writeFileSync(file, bytes, { flag: 'wx' })
      return file
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
  }
}
