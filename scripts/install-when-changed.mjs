import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * The versions of the lock file, without writing it: `npm ci` refuses a lock file that lacks optional packages for other
 * machines, which some registries do not carry. Building needs the development packages, which npm leaves out where
 * NODE_ENV says production.
 */
const installation = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']

/**
 * Installs the locked packages unless they are there. What npm says goes to standard error: standard output belongs to
 * the command that needed them.
 * @param {string} root
 */
export function installWhenChanged(root) {
  if (isInstalled(readLock(root, 'package-lock.json'), readLock(root, 'node_modules/.package-lock.json'))) return
  process.stderr.write('Installing packages…\n')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { status } = spawnSync(npm, installation, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
  if (status === 0) return
  process.stderr.write(
    'Podium cannot start. npm could not install the packages, see above; is the network reachable?\n',
  )
  process.exit(1)
}

/** @typedef {{ packages?: Record<string, { version?: string, optional?: boolean }> } | null} Lock */

/**
 * Whether npm's own note of what lies in node_modules has every package of the lock file. Optional ones may be missing:
 * most are for other machines.
 * @param {Lock} wanted
 * @param {Lock} installed
 */
export function isInstalled(wanted, installed) {
  const present = installed?.packages ?? {}
  return Object.entries(wanted?.packages ?? {}).every(([place, { version, optional }]) => {
    const found = present[place]
    return place === '' || (found === undefined ? optional === true : found.version === version)
  })
}

/**
 * @param {string} root
 * @param {string} file
 * @returns {Lock}
 */
function readLock(root, file) {
  const place = path.join(root, file)
  return existsSync(place) ? JSON.parse(readFileSync(place, 'utf8')) : null
}
