/**
 * Redraws pictures in its own process: anything else in their files is dropped. Plain JavaScript, because Node runs no
 * TypeScript.
 */
import sharp from 'sharp'

sharp.concurrency(1)
sharp.cache(false)
// Whatever a file claims to be, only these formats are read.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadNsgif', 'VipsForeignLoadWebp'],
})

process.once('message', async (/** @type {import('./draw-apart.ts').AskedDrawing} */ { pictures, limits }) => {
  const result = []
  for (const bytes of pictures) result.push(await drawn(bytes, limits))
  process.send?.({ kind: 'read', result }, () => process.disconnect())
})

/**
 * @param {Uint8Array} bytes
 * @param {import('./draw-apart.ts').DrawingLimits} limits
 * @returns {Promise<import('./draw-apart.ts').Drawn>}
 */
async function drawn(bytes, limits) {
  try {
    const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height > limits.pixels) return 'pictureTooManyPixels'
    const { side } = limits
    const picture = sharp(bytes, { limitInputPixels: limits.pixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    const png = format === 'png' ? await picture.clone().png().toBuffer({ resolveWithObject: true }) : null
    // A photograph as PNG may be larger than the original.
    if (png !== null && png.data.length <= limits.bytes) return madeOf(png, 'image/png')
    const jpeg = picture.flatten({ background: '#ffffff' }).jpeg({ quality: 85 })
    return madeOf(await jpeg.toBuffer({ resolveWithObject: true }), 'image/jpeg')
  } catch {
    return 'pictureBroken'
  }
}

/**
 * @param {{ readonly data: Uint8Array, readonly info: { readonly width: number, readonly height: number } }} made
 * @param {import('./draw-apart.ts').DrawnPicture['mediaType']} mediaType
 */
const madeOf = ({ data, info: { width, height } }, mediaType) => ({ bytes: data, mediaType, width, height })
