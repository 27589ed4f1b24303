import { picture } from '#api/contract/groups/picture.ts'
import { implement } from '../implement.ts'
import { drawApart } from './draw-apart.ts'
import { keepPicture } from './kept-pictures.ts'

export const pictureHandlers = implement(picture, {
  upload: {
    prepare: async ({ content }, { fail }) => {
      const [drawn = 'pictureBroken'] = await drawApart([content])
      if (typeof drawn === 'string') return fail(drawn)
      return async (_, { db, caller: { uid }, now, fail: refuse }) => {
        const kept = await keepPicture(db, drawn, { uid, now })
        return typeof kept === 'string' ? refuse(kept) : kept
      }
    },
  },
})
