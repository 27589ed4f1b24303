import { pictureLimits, type PictureRefusal } from '#domain/rich-text/picture-limits.ts'
import type { Language } from '#domain/portal/language.ts'
import { mebibyte } from '#domain/values/sizes.ts'

const mebibytes = pictureLimits.bytes / mebibyte

const megapixels = pictureLimits.pixels / 1_000_000

/** Messages about a refused picture. */
export const pictureErrorTexts: Readonly<Record<PictureRefusal, Readonly<Record<Language, string>>>> = {
  pictureTooLarge: {
    'zh-CN': `图片不能超过 ${mebibytes} MB，请压缩后再上传`,
    en: `A picture can be at most ${mebibytes} MB. Make it smaller and upload it again`,
  },
  pictureOfOtherKind: {
    'zh-CN': '只支持 PNG、JPEG、GIF、WebP 图片，请另存为其中一种再上传',
    en: 'Only PNG, JPEG, GIF and WebP pictures are supported. Save it as one of these and upload it again',
  },
  pictureTooManyPixels: {
    'zh-CN': `图片不能超过 ${megapixels / 100} 亿像素，请缩小后再上传`,
    en: `A picture can have at most ${megapixels} megapixels. Make it smaller and upload it again`,
  },
  pictureBroken: {
    'zh-CN': '这张图片已损坏，无法读取，请换一张',
    en: 'This picture is damaged and cannot be read. Choose another',
  },
  tooManyPictures: {
    'zh-CN': '图片太多：每天最多 500 张，总共最多 1 GB。今天传满了请明天再传',
    en: 'Too many pictures: at most 500 a day and 1 GB in all. If you have reached today’s limit, continue tomorrow',
  },
}
