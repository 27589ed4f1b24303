import { pictureSource } from '#domain/rich-text/picture.ts'

/** The key of a picture by what its text calls it: a relationship, an address; null where it cannot be kept. */
export type PictureOf = (source: string) => string | null

export const noPictures: PictureOf = () => null

/** An address with its escaped characters; as it stands where they are none. */
export function readableAddress(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

const longestWords = 200

/**
 * A picture as it stands in the text of a question. Its words lose brackets, and all of them go where they could be taken for
 * a mark of the paper, as "A." is one; names that programs give say nothing.
 */
export function pictureMark(key: string, words: string, width: number | null): string {
  const said = words
    .replaceAll(/[()（）【】[\]\s]+/g, ' ')
    .trim()
    .slice(0, longestWords)
  const isNoise = /(?:^|\s)[A-Z]\s*[.．、:：]|[\\/]|^(?:IMG|image|图片|Picture)[\s_-]*\d*(?:\.\w+)?$/i.test(said)
  return pictureSource({ key, alt: isNoise ? '' : said, width })
}
