import sharp from 'sharp'
import type { Executor } from '#server/database/database.ts'
import { picture } from '#server/database/schema/pictures.ts'
import type { SeedQuestion } from '../types.ts'

/** Pixels per inch: twice those of a screen, so that a printed figure is sharp. */
const density = 144

/** Draws the figures of new questions, and stores them as pictures that nobody uploaded. */
export async function keepFigures(db: Executor, questions: readonly SeedQuestion[], now: Date): Promise<void> {
  for (const { key, svg } of questions.flatMap(({ figures = [] }) => figures)) {
    const drawn = sharp(Buffer.from(svg), { density }).png({ palette: true })
    const { data, info } = await drawn.toBuffer({ resolveWithObject: true })
    const { width, height, size } = info
    await db
      .insert(picture)
      .values({ key, mediaType: 'image/png', width, height, bytes: data, size, uid: null, createdAt: now })
      .onConflictDoNothing()
  }
}
