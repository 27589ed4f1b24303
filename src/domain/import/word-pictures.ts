import { type PictureOf, pictureMark } from './file-pictures.ts'
import type { Lost } from './lost.ts'
import { descendantsOf, type XmlElement } from './xml-tree.ts'

export interface DrawnPictures {
  /** As rich text. */
  readonly marks: readonly string[]
  readonly lost: readonly Lost[]
}

/** The pictures of a `w:drawing` or `w:pict`, inline or floating; shapes and charts are lost. */
export function drawnPictures(drawing: XmlElement, pictureOf: PictureOf): DrawnPictures {
  const properties =
    descendantsOf(drawing, 'wp:docPr')[0]?.attributes ?? descendantsOf(drawing, 'v:shape')[0]?.attributes
  const words = properties?.['descr'] ?? properties?.['title'] ?? properties?.['alt'] ?? ''
  const sources = [
    ...descendantsOf(drawing, 'a:blip').map(({ attributes }) => attributes['r:embed'] ?? ''),
    ...descendantsOf(drawing, 'v:imagedata').map(({ attributes }) => attributes['r:id'] ?? ''),
  ]
  const width = sources.length === 1 ? widthOf(drawing) : null
  const keys = sources.map(pictureOf)
  const marks = keys.flatMap((key) => (key === null ? [] : [pictureMark(key, words, width)]))
  const isWhole = keys.length > 0 && marks.length === keys.length
  return { marks, lost: isWhole ? [] : [{ reason: 'picture', text: words }] }
}

/** The width of a line on A4 with Word's default margins. */
const line = { emu: 5_274_310, points: 415.3 } as const

/** Narrower ones would be invisible on a phone. */
const narrowest = 3

/** Percent of the line; null if the drawing has no width. */
function widthOf(drawing: XmlElement): number | null {
  const extent = Number(descendantsOf(drawing, 'wp:extent')[0]?.attributes['cx'] ?? 0) / line.emu
  const style = descendantsOf(drawing, 'v:shape')[0]?.attributes['style'] ?? ''
  const points = Number(/(?:^|;)\s*width:\s*([\d.]+)pt/.exec(style)?.[1] ?? 0) / line.points
  const share = extent > 0 ? extent : points
  return share > 0 ? Math.min(100, Math.max(narrowest, Math.round(share * 100))) : null
}
