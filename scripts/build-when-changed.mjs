import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { keepingFormerAssets } from './former-assets.mjs'
import { oneAtATime } from './one-at-a-time.mjs'

const inputs = [
  'src',
  'server',
  'public',
  'index.html',
  'student.html',
  'phone.html',
  'scripts/chunk-plan.ts',
  'scripts/login-frame.ts',
  'scripts/screen-chunks.ts',
  'vite.config.ts',
  'vite.server.config.ts',
  'package.json',
  'package-lock.json',
]

/** What decides which questions and books the product comes with. */
const content = ['server/content']

/**
 * Builds the pages and the service unless nothing changed since the last build; waits for a build that is going on.
 * @param {string} root
 */
export async function buildWhenChanged(root) {
  // React and Vite build for development unless told otherwise, even when a test runner starts this.
  process.env['NODE_ENV'] = 'production'
  const stamp = path.join(root, 'dist/.built-from')
  await oneAtATime(root, {
    isDone: () => existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOf(root, inputs),
    run: () => buildNow(root, stamp),
  })
}

/**
 * @param {string} root
 * @param {string} stamp
 */
async function buildNow(root, stamp) {
  process.stdout.write('Building…\n')
  rmSync(stamp, { force: true })
  const hash = hashOf(root, inputs)
  const { build } = await import('vite')
  /** @param {string} configFile */
  const buildBy = async (configFile) => {
    await build({ root, configFile: path.join(root, configFile), logLevel: 'warn' })
  }
  await keepingFormerAssets(root, () => buildBy('vite.config.ts'))
  for (const configFile of ['src/inspector/vite.config.ts', 'vite.server.config.ts']) await buildBy(configFile)
  writeFileSync(path.join(root, 'dist/.content-from'), hashOf(root, content))
  writeFileSync(stamp, hash)
}

/**
 * @param {string} root
 * @param {readonly string[]} parts
 */
function hashOf(root, parts) {
  const hash = createHash('sha256')
  for (const file of parts.flatMap((input) => filesBelow(path.join(root, input))).sort())
    hash.update(path.relative(root, file)).update(readFileSync(file))
  return hash.digest('hex')
}

/**
 * @param {string} location
 * @returns {string[]}
 */
function filesBelow(location) {
  if (path.extname(location) !== '') return [location]
  return readdirSync(location, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
}
