import { spawnSync } from 'node:child_process'
import { locationsOf, readLock } from './locked-packages.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { removeUnused } from './unused-files.mjs'

/**
 * What the packages are for: to build and serve, to check and test that too, or to measure it too.
 * @typedef {'start' | 'tests' | 'bench'} Purpose
 */

/**
 * Installs the versions in the lock file without rewriting it: `npm ci` refuses a lock file that lacks optional
 * packages for other platforms, which some registries do not carry.
 */
const installation = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']

/**
 * What npm omits for each purpose, whatever NODE_ENV says. The bench's own packages are a workspace, so that a single
 * lock file covers everything.
 * @type {Record<Purpose, string[]>}
 */
const extent = {
  start: ['--omit=dev', '--workspaces=false'],
  tests: ['--include=dev', '--workspaces=false'],
  bench: ['--include=dev'],
}

const benchFolder = 'tests/bench/lighthouse'

/**
 * Installs the locked packages if any are missing, then removes what nobody loads of them; waits for an installation that
 * is going on.
 * @param {string} root
 * @param {Purpose} purpose
 */
export const installWhenChanged = (root, purpose) =>
  oneAtATime(root, {
    isDone: () => isInstalled(readLock(root, 'package-lock.json'), installedIn(root), purpose),
    run: () => install(root, purpose),
  })

/** @param {string} root */
const installedIn = (root) => readLock(root, 'node_modules/.package-lock.json')

/**
 * npm's output goes to standard error: standard output belongs to the command that needed the packages.
 * @param {string} root
 * @param {Purpose} purpose
 */
function install(root, purpose) {
  process.stderr.write('Installing packages…\n')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { status } = spawnSync(npm, [...installation, ...extent[withoutLoss(purpose, installedIn(root))]], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
  if (status === 0) return removeUnused(root)
  process.stderr.write(
    'Podium cannot start. npm could not install the packages, see above; is the network reachable?\n',
  )
  process.exit(1)
}

/** @typedef {import('./locked-packages.mjs').Lock} Lock */

/**
 * Whether npm's own record of node_modules has every package of the lock file that the purpose needs. Optional ones may
 * be missing: most are for other platforms.
 * @param {Lock} wanted
 * @param {Lock} installed
 * @param {Purpose} purpose
 */
export function isInstalled(wanted, installed, purpose) {
  const packages = wanted?.packages ?? {}
  const present = installed?.packages ?? {}
  return [...locationsFor(packages, purpose)].every((location) => {
    const { version, optional, devOptional } = packages[location] ?? {}
    const found = present[location]
    return found === undefined ? (optional ?? devOptional) === true : found.version === version
  })
}

/**
 * @param {Record<string, import('./locked-packages.mjs').LockedPackage>} packages
 * @param {Purpose} purpose
 */
function locationsFor(packages, purpose) {
  const { dependencies, devDependencies } = packages[''] ?? {}
  const names = Object.keys({ ...dependencies, ...(purpose === 'start' ? {} : devDependencies) })
  const locations = locationsOf(packages, names)
  if (purpose !== 'bench') return locations
  return locationsOf(packages, Object.keys(packages[benchFolder]?.devDependencies ?? {}), benchFolder, locations)
}

/**
 * Starting in a clone where tests were run keeps the test packages.
 * @param {Purpose} purpose
 * @param {Lock} installed
 * @returns {Purpose}
 */
function withoutLoss(purpose, installed) {
  const hasTests = Object.values(installed?.packages ?? {}).some(({ dev }) => dev === true)
  return purpose === 'start' && hasTests ? 'tests' : purpose
}
