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
  const place = path.join(root, file)
  return existsSync(place) ? JSON.parse(readFileSync(place, 'utf8')) : null
}

/**
 * The locations in a lock file of the named packages, as resolved from `from`, and of all their dependencies.
 * @param {Record<string, LockedPackage>} packages
 * @param {string[]} names
 * @param {string} from
 * @param {Set<string>} found
 * @returns {Set<string>}
 */
export function placesOf(packages, names, from = '', found = new Set()) {
  for (const name of names) {
    const place = placeOf(packages, name, from)
    if (place === null || found.has(place)) continue
    found.add(place)
    placesOf(packages, needsOf(packages[place]), place, found)
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
function placeOf(packages, name, from) {
  const place = `${from === '' ? '' : `${from}/`}node_modules/${name}`
  if (packages[place] !== undefined) return place
  return from === '' ? null : placeOf(packages, name, path.posix.dirname(from).replace(/^\.$/, ''))
}

/** @param {LockedPackage | undefined} locked */
function needsOf({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = {}) {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => peerDependenciesMeta?.[name]?.optional !== true)
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]
}
