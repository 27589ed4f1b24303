import * as z from 'zod/mini'
import { pictureLimits, type PictureRefusal } from '#domain/rich-text/picture-limits.ts'
import { endpoint } from '../endpoint.ts'

const uploadErrors = {
  pictureTooLarge: null,
  pictureOfOtherKind: null,
  pictureTooManyPixels: null,
  pictureBroken: null,
  tooManyPictures: null,
} as const satisfies Readonly<Record<PictureRefusal, null>>

/** Pictures that stand in questions. Whoever is signed in reads one by `GET /client/picture/<key>`, not by a call. */
export const picture = {
  /**
   * Keeps a picture, drawn anew and without what else its file said, in at most 2,000 pixels a side. The same picture has the
   * same key, whoever brings it; none is ever changed or removed.
   */
  upload: endpoint({
    path: '/client/picture/add',
    access: 'teacher',
    effect: 'write',
    owner: 'self',
    bodyBytes: pictureLimits.bodyBytes,
    input: z.object({
      /** The file in base64url: PNG, JPEG, GIF or WebP. */
      picture: z.string().check(z.regex(/^[\w-]+$/)),
    }),
    output: z.object({
      /** What it is written by in rich text. */
      key: z.string(),
      /** In pixels. */
      width: z.int(),
      height: z.int(),
    }),
    errors: uploadErrors,
  }),
} as const
