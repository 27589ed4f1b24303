import sharp from 'sharp'
import { pixelsPerMillimetre } from './reading.types.ts'

/** The grey of what is covered: neither paper nor ink. */
const cover = { r: 221, g: 221, b: 221 } as const

/** Millimetres left free above what is below the head: pages are never quite flat. */
const margin = 1

/** A flat page whose upper part, in millimetres, is covered, as JPEG. */
export async function withoutHead(picture: Uint8Array, headEnd: number): Promise<Uint8Array> {
  const { width, height } = await sharp(picture).metadata()
  const covered = { width, height: Math.min(height, Math.round((headEnd - margin) * pixelsPerMillimetre)) }
  const input = { create: { ...covered, channels: 3 as const, background: cover } }
  return sharp(picture)
    .composite([{ input, left: 0, top: 0 }])
    .jpeg({ quality: 82 })
    .toBuffer()
}
