/** A stored picture within rich text. */
export interface PictureInline {
  readonly kind: 'picture'
  /** Its storage key: half of a SHA-256, as 32 lower-case hexadecimal digits. */
  readonly key: string
  /** What it shows, in words. */
  readonly alt: string
  /** Percent of the line; null for the picture's own width. */
  readonly width: number | null
}

export const isPictureKey = (text: string): boolean => /^[0-9a-f]{32}$/.test(text)

/** Where the service serves a stored picture. */
export const pictureUrl = (key: string): string => `/client/picture/${key}`

/** What follows the description of a picture. */
const target = /^\]\(picture:([0-9a-f]{32})(?:\|(\d{1,3}))?\)/

const longestTarget = '](picture:|100)'.length + 32

interface FoundPicture {
  readonly node: PictureInline
  /** Position after it. */
  readonly end: number
}

/** The picture whose `![` is at `start`; null if it is not a picture. */
export function pictureAt(line: string, start: number): FoundPicture | null {
  const close = line.indexOf(']', start)
  if (close < 0) return null
  const [whole, key, percent] = target.exec(line.slice(close, close + longestTarget)) ?? []
  if (whole === undefined || key === undefined) return null
  const width = percent === undefined ? null : Number(percent)
  if (width !== null && (width < 1 || width > 100)) return null
  return { node: { kind: 'picture', key, alt: line.slice(start + 2, close), width }, end: close + whole.length }
}

/** A picture in rich text syntax; square brackets in its description become round, since they would end it. */
export function pictureSource({ key, alt, width }: Omit<PictureInline, 'kind'>): string {
  const words = alt.replaceAll(/\s+/g, ' ').replaceAll('[', '(').replaceAll(']', ')').trim()
  return `![${words}](picture:${key}${width === null ? '' : `|${width}`})`
}
