import { picture } from '#api/contract/areas/picture.ts'
import { implement } from '../implement.ts'
import { drawApart } from './draw-apart.ts'
import { hasRoomFor, keepPictures, keyOf, roomOf } from './kept-pictures.ts'

export const pictureHandlers = implement(picture, {
  upload: {
    prepare: async (input, { fail }) => {
      const [drawn = 'pictureBroken'] = await drawApart([Buffer.from(input.picture, 'base64url')])
      if (typeof drawn === 'string') return fail(drawn)
      return async (_, { db, caller: { uid }, now, fail: refuse }) => {
        if (!hasRoomFor(drawn, await roomOf(db, { uid, now }))) return refuse('tooManyPictures')
        await keepPictures(db, [drawn], { uid, now })
        return { key: keyOf(drawn), width: drawn.width, height: drawn.height }
      }
    },
  },
})
