/**
 * `npm run package`: creates an archive under `dist` with everything needed to serve Podium. It needs only Node, and a
 * machine of the same kind, as one of its packages is compiled. See `docs/operating.md`.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildWhenChanged } from './build-when-changed.mjs'
import { installWhenChanged } from './install-when-changed.mjs'
import { locationsOf, readLock } from './locked-packages.mjs'
import { requireNode } from './require-node.mjs'
import { root } from './root.mjs'
import { filesBelow, isUnused } from './unused-files.mjs'

/** The commands available in an archive, each a script of the same name. */
const commands = ['start', 'first-teacher', 'check-audit', 'backup', 'restore']

const parts = [
  ...['client', 'inspector', 'server', '.built-from', '.content-from'].map((name) => `dist/${name}`),
  ...['fill', 'import-built', 'require-node', 'root', ...commands].map((name) => `scripts/${name}.mjs`),
  'README.md',
  'LICENSE',
  'NOTICE',
  'docs/operating.md',
]

requireNode()
await installWhenChanged(root, 'start')
await buildWhenChanged(root)
const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
const name = `podium-${manifest.version}-${process.platform}-${process.arch}`
const packaging = path.join(root, 'dist/package')
const folder = path.join(packaging, name)
rmSync(packaging, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
for (const part of parts) copy(part)
// What the bundle does not include: scripts of child processes, migrations, fonts, questions and books.
for (const file of filesBelow(root, 'server')) if (!file.endsWith('.ts')) copy(file)
const dependencies = servingPackages()
for (const location of locationsOf(
  readLock(root, 'node_modules/.package-lock.json')?.packages ?? {},
  Object.keys(dependencies),
))
  copy(location)
writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(packagedManifest(), null, 2)}\n`)
const archive = path.join(root, 'dist', `${name}.tar.gz`)
const { status } = spawnSync('tar', ['-czf', archive, '-C', packaging, name], { stdio: 'inherit' })
if (status !== 0) throw new Error('tar could not write the archive')
rmSync(packaging, { recursive: true })
process.stdout.write(`${path.relative(root, archive)}\n`)

/** @param {string} part */
function copy(part) {
  const filter = (/** @type {string} */ file) => !isUnused(path.relative(root, file))
  cpSync(path.join(root, part), path.join(folder, part), { recursive: true, filter })
}

/** The packages, with versions, that the server files import; the pages have theirs bundled. */
function servingPackages() {
  const texts = [...filesBelow(root, 'dist/server'), ...filesBelow(root, 'server')]
    .filter((file) => /\.m?js$/.test(file))
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
  const isNamed = (/** @type {string} */ one) =>
    texts.some((text) =>
      ["'", '"'].some((mark) => text.includes(`${mark}${one}${mark}`) || text.includes(`${mark}${one}/`)),
    )
  return Object.fromEntries(Object.entries(manifest.dependencies).filter(([one]) => isNamed(one)))
}

function packagedManifest() {
  const { version, license, type, engines, scripts } = manifest
  const kept = Object.fromEntries(commands.map((command) => [command, scripts[command]]))
  return { name: 'podium', version, private: true, license, type, engines, scripts: kept, dependencies }
}
