/**
 * Draws pictures anew in a process of its own: what else stood in their files does not come along. Plain JavaScript, because
 * Node runs no TypeScript.
 */
import sharp from 'sharp'

sharp.concurrency(1)
sharp.cache(false)
// Whatever a file calls itself: nothing but these is read.
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
async function drawn(bytes, { pixels, side }) {
  try {
    const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height > pixels) return 'pictureTooManyPixels'
    const picture = sharp(bytes, { limitInputPixels: pixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    const isPng = format === 'png'
    const made = isPng ? picture.png() : picture.flatten({ background: '#ffffff' }).jpeg({ quality: 85 })
    const { data, info } = await made.toBuffer({ resolveWithObject: true })
    return { bytes: data, mediaType: isPng ? 'image/png' : 'image/jpeg', width: info.width, height: info.height }
  } catch {
    return 'pictureBroken'
  }
}
