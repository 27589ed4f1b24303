import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '#server/database/project-root.ts'

/**
 * The hash of the content that this build comes with; `source` without a build. Written by the build, so that a start
 * sees whether a database has it all without making a single question.
 */
export function contentVersion(root = projectRoot()): string {
  const stamp = path.join(root, 'dist/.content-from')
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : 'source'
}
