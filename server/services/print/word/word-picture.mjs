/** Pictures of a printed paper in Word. */
import { ImageRun, TextRun } from 'docx'

/** @typedef {import('../set-text.ts').SetPiece & { readonly kind: 'picture' }} PicturePiece */

/** Twentieths of a point per pixel, at 96 pixels an inch. */
const pixel = 15

/** A taller picture would leave no room for anything else on its page. */
const highest = 860

/**
 * Its percentage of the available width, or its own size if that is smaller; its alt text if it is not stored.
 *
 * @param {PicturePiece} piece
 * @param {import('../paper-pictures.ts').PaperPicture | null} picture
 * @param {number} room
 */
export function pictureOf({ alt, width: percent }, picture, room) {
  if (picture === null) return new TextRun(alt)
  const widest = Math.min(room / pixel, (highest / picture.height) * picture.width)
  const width = Math.min(widest, percent === null ? picture.width : ((room / pixel) * percent) / 100)
  return new ImageRun({
    type: picture.type,
    data: Buffer.from(picture.bytes),
    transformation: { width: Math.round(width), height: Math.round((width * picture.height) / picture.width) },
    altText: { name: alt, title: alt, description: alt },
  })
}
