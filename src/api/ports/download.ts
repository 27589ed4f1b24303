import { minute } from '#domain/time/units.ts'
/** Gives a file to the person. */
export type SaveFile = (name: string, blob: Blob) => void

/** Saves through a link, which every browser understands. */
export const browserSaveFile: SaveFile = (name, blob) => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // Safari reads the blob only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), minute)
}
