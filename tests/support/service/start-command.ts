import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { projectRoot } from '#server/database/project-root.ts'

const manifest = z.object({ scripts: z.object({ start: z.string() }) })

/** The Node options of `npm start`, so that the service has the same heap settings wherever it runs. */
export function startOptions(): readonly string[] {
  const { scripts } = z.parse(manifest, JSON.parse(readFileSync(path.join(projectRoot(), 'package.json'), 'utf8')))
  return scripts.start.split(' ').filter((word) => word.startsWith('--'))
}
