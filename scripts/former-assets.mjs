import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** How many builds before the last one are still served: pages that are open keep requesting their chunks. */
const formerBuilds = 2

/**
 * Keeps the assets of earlier builds beside those that `build` puts into `dist/client/assets`. `dist/builds.json` lists
 * which build made which files, newest first.
 * @param {string} root
 * @param {() => Promise<void>} build
 */
export async function keepingFormerAssets(root, build) {
  const assets = path.join(root, 'dist/client/assets')
  const aside = path.join(root, 'dist/former-assets')
  const list = path.join(root, 'dist/builds.json')
  /** @type {readonly (readonly string[])[]} */
  const builds = existsSync(list) && existsSync(assets) ? JSON.parse(readFileSync(list, 'utf8')) : []
  rmSync(aside, { recursive: true, force: true })
  if (builds.length > 0) cpSync(assets, aside, { recursive: true })
  await build()
  mkdirSync(assets, { recursive: true })
  const made = readdirSync(assets)
  const kept = builds.slice(0, formerBuilds)
  // An interrupted build leaves the list behind, but not all of its files.
  const isLeft = (/** @type {string} */ file) => existsSync(path.join(aside, file))
  for (const file of new Set(kept.flat()))
    if (!made.includes(file) && isLeft(file)) cpSync(path.join(aside, file), path.join(assets, file))
  rmSync(aside, { recursive: true, force: true })
  writeFileSync(list, JSON.stringify([made, ...kept]))
}
