import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * What npm records about a package, in its lock file and in node_modules.
 * @typedef {{
 *   version?: string,
 *   dev?: boolean,
 *   optional?: boolean,
 *   devOptional?: boolean,
 *   dependencies?: Record<string, string>,
 *   devDependencies?: Record<string, string>,
 *   optionalDependencies?: Record<string, string>,
 *   peerDependencies?: Record<string, string>,
 *   peerDependenciesMeta?: Record<string, { optional?: boolean }>,
 * }} LockedPackage
 */

/** @typedef {{ packages?: Record<string, LockedPackage> } | null} Lock */

/**
 * An npm lock file, or null if there is none.
 * @param {string} root
 * @param {string} file
 * @returns {Lock}
 */
export function readLock(root, file) {
  const location = path.join(root, file)
  return existsSync(location) ? JSON.parse(readFileSync(location, 'utf8')) : null
}

/**
 * The locations in a lock file of the named packages, as resolved from `from`, and of all their dependencies.
 * @param {Record<string, LockedPackage>} packages
 * @param {string[]} names
 * @param {string} from
 * @param {Set<string>} found
 * @returns {Set<string>}
 */
export function locationsOf(packages, names, from = '', found = new Set()) {
  for (const name of names) {
    const location = locationOf(packages, name, from)
    if (location === null || found.has(location)) continue
    found.add(location)
    locationsOf(packages, needsOf(packages[location]), location, found)
  }
  return found
}

/**
 * Looks in the package's own folder, then upwards; null for an optional package that was left out of the lock file.
 * @param {Record<string, LockedPackage>} packages
 * @param {string} name
 * @param {string} from
 * @returns {string | null}
 */
function locationOf(packages, name, from) {
  const location = `${from === '' ? '' : `${from}/`}node_modules/${name}`
  if (packages[location] !== undefined) return location
  return from === '' ? null : locationOf(packages, name, path.posix.dirname(from).replace(/^\.$/, ''))
}

/** @param {LockedPackage | undefined} locked */
function needsOf({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = {}) {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => peerDependenciesMeta?.[name]?.optional !== true)
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]
}
