import { pictureSource } from '#domain/rich-text/picture.ts'

/** Maps a picture's name in the text (a relationship or an address) to its key; null if it cannot be kept. */
export type PictureOf = (source: string) => string | null

export const noPictures: PictureOf = () => null

/** A percent-decoded address; unchanged if it has no valid escapes. */
export function readableAddress(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

const longestWords = 200

/**
 * A picture as written in the text of a question. Brackets are removed from its description, which is dropped altogether
 * if it could be taken for a mark of the paper such as "A.", or is a meaningless name given by a program.
 */
export function pictureMark(key: string, words: string, width: number | null): string {
  const description = words
    .replaceAll(/[()（）【】[\]\s]+/g, ' ')
    .trim()
    .slice(0, longestWords)
  const isNoise = /(?:^|\s)[A-Z]\s*[.．、:：]|[\\/]|^(?:IMG|image|图片|Picture)[\s_-]*\d*(?:\.\w+)?$/i.test(description)
  return pictureSource({ key, alt: isNoise ? '' : description, width })
}
