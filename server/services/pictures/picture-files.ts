import { isPictureKey, pictureUrl } from '#domain/rich-text/picture.ts'
import type { KeptFiles } from '#server/core/kept-files.types.ts'
import type { Executor } from '#server/database/database.ts'
import { readPictures } from './kept-pictures.ts'

/** `GET /client/picture/<key>`. */
export const pictureFiles: KeptFiles<Executor> = {
  prefix: pictureUrl(''),
  find: async (db, key) => {
    const found = isPictureKey(key) ? (await readPictures(db, [key])).get(key) : undefined
    return found === undefined ? null : { type: found.mediaType, bytes: found.bytes }
  },
}
