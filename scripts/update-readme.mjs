import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './root.mjs'

const badge = /<!-- tests -->.*<!-- \/tests -->/

/**
 * Writes the result of a test run into the README's badge line.
 * @param {{ passed: number, failed: number, seconds: number }} outcome
 */
export function updateReadme({ passed, failed, seconds }) {
  const file = path.join(root, 'README.md')
  const line = `<!-- tests -->**${passed} tests passed, ${failed} failed, in ${Math.ceil(seconds / 60)} min on 2 cores**<!-- /tests -->`
  writeFileSync(file, readFileSync(file, 'utf8').replace(badge, line))
}
