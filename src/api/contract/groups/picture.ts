import * as z from 'zod/mini'
import { pictureLimits, type PictureRefusal } from '#domain/rich-text/picture-limits.ts'
import { fileBytes, fileForm } from '#domain/wire/file-form.ts'
import { endpoint } from '../endpoint.ts'

const uploadErrors = {
  pictureTooLarge: null,
  pictureOfOtherKind: null,
  pictureTooManyPixels: null,
  pictureBroken: null,
  tooManyPictures: null,
} as const satisfies Readonly<Record<PictureRefusal, null>>

/** Pictures in questions. Any signed-in user fetches them by `GET /client/picture/<key>`, not by a call. */
export const picture = {
  /**
   * Stores a picture, re-encoded without any metadata, at most 2,000 pixels a side. The same picture always gets the
   * same key; none is ever changed or removed.
   */
  upload: endpoint({
    path: '/client/picture/add',
    access: 'teacher',
    effect: 'write',
    owner: 'self',
    bodyBytes: pictureLimits.bodyBytes,
    body: fileForm,
    input: z.object({
      /** PNG, JPEG, GIF or WebP. */
      content: fileBytes,
    }),
    output: z.object({
      /** Its key in rich text. */
      key: z.string(),
      /** In pixels. */
      width: z.int(),
      height: z.int(),
    }),
    errors: uploadErrors,
  }),
} as const
