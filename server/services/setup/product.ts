import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'

/** The running product. */
export interface Product {
  readonly version: string
  /** The first digits of the hash of everything that was built; `source` without a build. */
  readonly buildId: string
  /** Where to download the teacher's app, if the operator offers one. */
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
