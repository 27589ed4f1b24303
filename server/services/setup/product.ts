import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'

/** What runs here. */
export interface Product {
  readonly version: string
  /** The beginning of the hash of everything that was built; `source` where nothing was. */
  readonly buildId: string
  /** Where the teacher's app can be had, if the operator offers one. */
  readonly downloadUrl: string | null
}

const manifest = z.object({ version: z.string() })

/** Reads version and build from the folder of package.json. */
export function readProduct(root: string, downloadUrl: string | null): Product {
  const { version } = manifest.parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')))
  const stamp = path.join(root, 'dist/.built-from')
  const buildId = existsSync(stamp) ? readFileSync(stamp, 'utf8').slice(0, 12) : 'source'
  return { version, buildId, downloadUrl }
}
