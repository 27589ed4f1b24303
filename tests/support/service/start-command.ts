import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { projectRoot } from '#server/database/project-root.ts'

const manifest = z.object({ scripts: z.object({ start: z.string() }) })

/** What `npm start` says to Node before the script's name: the service lives in a heap of the same shape wherever it runs. */
export function startOptions(): readonly string[] {
  const { scripts } = z.parse(manifest, JSON.parse(readFileSync(path.join(projectRoot(), 'package.json'), 'utf8')))
  return scripts.start.split(' ').filter((word) => word.startsWith('--'))
}
