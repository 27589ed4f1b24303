import { expect, test } from 'vitest'
import { decodePng } from '#tests/support/files/decode-png.ts'
import { encodePng } from './png.ts'

test.each([3, 4] as const)('a picture of %i samples a pixel comes back as it was', async (channels) => {
  const [width, height] = [7, 5]
  const samples = Uint8Array.from({ length: width * height * channels }, (_, index) => (index * 37) % 256)
  const file = await encodePng({ width, height, channels, samples })
  expect(decodePng(file)).toEqual({ width, height, channels, samples })
})
