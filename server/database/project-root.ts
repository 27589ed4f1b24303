import { existsSync } from 'node:fs'
import path from 'node:path'

/** The folder of package.json; the sources and the bundle are at different depths below it. */
export function projectRoot(from: string = import.meta.dirname): string {
  let folder = from
  while (!existsSync(path.join(folder, 'package.json'))) {
    const parent = path.dirname(folder)
    if (parent === folder) throw new Error(`No package.json above ${from}`)
    folder = parent
  }
  return folder
}
