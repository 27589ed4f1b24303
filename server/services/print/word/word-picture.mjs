/** Pictures of a printed paper in Word. */
import { ImageRun, TextRun } from 'docx'

/** @typedef {import('../set-text.ts').SetPiece & { readonly kind: 'picture' }} PicturePiece */

/** Twentieths of a point in a pixel, of which there are 96 in an inch. */
const pixel = 15

/** A higher picture would leave no room on its page for anything else. */
const highest = 860

/**
 * As wide as it says of the room that it has, or by its own size where that is less; its words where it is not kept.
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
