import jsQr from 'jsqr'
import { vi } from 'vitest'
import { pagePatience } from '#tests/support/runs/page-patience.ts'
import { type DrivenPage, keys, runIn } from './driven-page.ts'
import { find } from './finder.ts'
import type { Found, Target } from './finder.types.ts'

/** Somebody at a page, who finds elements by role and name, and waits for them. */
export interface Person {
  readonly page: DrivenPage
  /** Each target is inside the one before; the same goes for the other methods. */
  readonly press: (...targets: Target[]) => Promise<void>
  readonly fill: (text: string, ...targets: Target[]) => Promise<void>
  readonly see: (...targets: Target[]) => Promise<Found>
  /** Waits until the target, or without one the page, contains this text. */
  readonly read: (text: string | RegExp, ...targets: Target[]) => Promise<string>
  readonly gone: (...targets: Target[]) => Promise<void>
}

export function personAt(page: DrivenPage): Person {
  const press = async (...targets: Target[]) => {
    const { x, y } = await find(page, { targets, isReachable: true }, pagePatience)
    await page.drag([{ x, y }])
  }
  return {
    page,
    press,
    fill: async (text, ...targets) => {
      await press(...targets)
      await runIn(page, selectAll, null)
      await page.type(text === '' ? keys.delete : text)
    },
    see: (...targets) => find(page, { targets }, pagePatience),
    read: async (text, ...targets) => (await find(page, { targets, text }, pagePatience)).text,
    gone: async (...targets) => void (await find(page, { targets, isGone: true }, pagePatience)),
  }
}

/** Runs in the page: nothing else in this file is available there. */
function selectAll(): void {
  const field = document.activeElement
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select()
}

/** The content of a QR code on the screen, once it is fully drawn. */
export const readCode = (person: Person, name: string): Promise<string> =>
  vi.waitFor(() => readCodeOnce(person, name), { timeout: pagePatience })

async function readCodeOnce({ page, see }: Person, name: string): Promise<string> {
  const { x, y, width, height } = await see(['img', name])
  const margin = 12
  const cut = { x: x - width / 2 - margin, y: y - height / 2 - margin, size: Math.max(width, height) + 2 * margin }
  const { size, samples } = await runIn(page, pixelsOf, { picture: await page.picture(), ...cut })
  const code = jsQr(new Uint8ClampedArray(samples), size, size)
  if (code === null) throw new Error('No camera could read this')
  return code.data
}

/** Runs in the page: nothing else in this file is available there. */
async function pixelsOf({ picture, x, y, size }: { picture: string; x: number; y: number; size: number }) {
  const image = new Image()
  image.src = `data:image/png;base64,${picture}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.round(size)
  const surface = canvas.getContext('2d')
  surface?.drawImage(image, -x, -y)
  const { data } = surface?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
  return { size: canvas.width, samples: Array.from(data) }
}
