/** A stored picture in a line of rich text. */
export interface PictureInline {
  readonly kind: 'picture'
  /** What it is kept under: the first half of the SHA-256 of its bytes, as 32 small hexadecimal digits. */
  readonly key: string
  /** What it shows, in words. */
  readonly alt: string
  /** Percent of the line; null for the picture's own width. */
  readonly width: number | null
}

export const isPictureKey = (text: string): boolean => /^[0-9a-f]{32}$/.test(text)

/** Where the service answers a stored picture. */
export const pictureUrl = (key: string): string => `/client/picture/${key}`

/** Behind the words of a picture. */
const target = /^\]\(picture:([0-9a-f]{32})(?:\|(\d{1,3}))?\)/

const longestTarget = '](picture:|100)'.length + 32

interface FoundPicture {
  readonly node: PictureInline
  /** Position behind it. */
  readonly end: number
}

/** The picture whose `![` stands at `start`; null for anything else that begins so. */
export function pictureAt(line: string, start: number): FoundPicture | null {
  const close = line.indexOf(']', start)
  if (close < 0) return null
  const [whole, key, percent] = target.exec(line.slice(close, close + longestTarget)) ?? []
  if (whole === undefined || key === undefined) return null
  const width = percent === undefined ? null : Number(percent)
  if (width !== null && (width < 1 || width > 100)) return null
  return { node: { kind: 'picture', key, alt: line.slice(start + 2, close), width }, end: close + whole.length }
}

/** A picture as it is written in rich text; brackets in its words are written round, as they would end it. */
export function pictureSource({ key, alt, width }: Omit<PictureInline, 'kind'>): string {
  const words = alt.replaceAll(/\s+/g, ' ').replaceAll('[', '(').replaceAll(']', ')').trim()
  return `![${words}](picture:${key}${width === null ? '' : `|${width}`})`
}
