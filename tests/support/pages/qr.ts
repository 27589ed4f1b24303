import jsQr from 'jsqr'
import type { Page } from 'playwright-core'

/** Decodes the login code on the screen as a camera would, including its logo; waits until there is a code. */
export async function readLoginCode(page: Page): Promise<string> {
  const picture = page.getByRole('img', { name: '登录二维码' })
  await picture.waitFor()
  const { width, height, samples } = await pixelsOf(page, await picture.locator('..').screenshot())
  const code = jsQr(new Uint8ClampedArray(samples), width, height)
  if (code === null) throw new Error('No camera could read this')
  return code.data
}

/** A screenshot as pixels; decoded by the browser on an empty page, where no content policy interferes. */
async function pixelsOf(page: Page, screenshot: Buffer) {
  const canvas = await page.context().newPage()
  try {
    return await canvas.evaluate(async (base64) => {
      const image = new Image()
      image.src = `data:image/png;base64,${base64}`
      await image.decode()
      const { width, height } = image
      const surface = new OffscreenCanvas(width, height).getContext('2d')
      surface?.drawImage(image, 0, 0)
      return { width, height, samples: Array.from(surface?.getImageData(0, 0, width, height).data ?? []) }
    }, screenshot.toString('base64'))
  } finally {
    await canvas.close()
  }
}
