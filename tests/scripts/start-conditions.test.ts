import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#server/database/project-root.ts'

const script = (name: string) => path.join(projectRoot(), 'scripts', name)

/** Runs one of the project's scripts with Node claiming to be another version. */
function runOn(version: string, name: string) {
  const versions = `{ ...process.versions, node: '${version}' }`
  const pretend = `Object.defineProperties(process, { version: { value: 'v${version}' }, versions: { value: ${versions} } })`
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, script(name)],
    { encoding: 'utf8' },
  )
  return { status, stdout, stderr }
}

test.each(['start.mjs', 'dev.mjs', 'test.mjs', 'verify.mjs', 'run-module.mjs', 'bench.mjs', 'first-teacher.mjs'])(
  '%s says in one line that Node is too old',
  (name) =>
    expect(runOn('18.20.8', name)).toEqual({
      status: 1,
      stdout: '',
      stderr: 'Podium needs Node 20.19 or newer; this is v18.20.8. See https://nodejs.org\n',
    }),
)

test.each([
  ['18.20.8', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['21.0.0', true],
  ['24.1.0', true],
])('Node %s: %j', async (version, supported) => {
  const { isSupported } = await import(script('require-node.mjs'))
  expect(isSupported(version)).toBe(supported)
})

const lock = {
  packages: {
    '': { version: '1.0.0', dependencies: { a: '1.2.3' }, devDependencies: { d: '3.0.0' } },
    'node_modules/a': {
      version: '1.2.3',
      optionalDependencies: { b: '^2.0.0', g: '^7.0.0', w: '^1.0.0' },
      peerDependencies: { c: '*', e: '*' },
      peerDependenciesMeta: { e: { optional: true } },
    },
    'node_modules/b': { version: '2.0.0', optional: true },
    'node_modules/c': { version: '2.1.0' },
    'node_modules/d': { version: '3.0.0', dev: true, dependencies: { c: '^1.0.0' } },
    'node_modules/d/node_modules/c': { version: '1.9.0', dev: true },
    'node_modules/e': { version: '5.0.0', dev: true },
    'node_modules/f': { version: '6.0.0', dev: true, dependencies: { c: '^2.0.0' } },
    'node_modules/g': { version: '7.0.0', devOptional: true },
    'tests/bench/lighthouse': { version: '1.0.0', devDependencies: { f: '6.0.0' } },
  },
}

/** A node_modules with some of the locked packages missing, and some in another version. */
function installedBut(without: readonly string[], versions: Readonly<Record<string, string>> = {}) {
  const locked = Object.entries(lock.packages).filter(([location]) => location !== '')
  const there = locked.map(([location, { version }]) => [location, { version: versions[location] ?? version }] as const)
  return { packages: Object.fromEntries(there.filter(([location]) => !without.includes(location))) }
}

const none = { start: false, tests: false, bench: false }
const all = { start: true, tests: true, bench: true }

const ofBench = ['node_modules/f']
const ofTests = ['node_modules/d', 'node_modules/d/node_modules/c', 'node_modules/e', ...ofBench]

test.each([
  ['everything is there', installedBut([]), all],
  ['an optional one is for other machines', installedBut(['node_modules/b']), all],
  ['so is one that tests need as well', installedBut(['node_modules/g']), all],
  ['one is missing', installedBut(['node_modules/a']), none],
  ['one that another needs is missing', installedBut(['node_modules/c']), none],
  ['one is of another version', installedBut([], { 'node_modules/a': '1.2.2' }), none],
  ['an optional one is of another version', installedBut([], { 'node_modules/b': '1.9.9' }), none],
  [
    'one below another is of another version',
    installedBut([], { 'node_modules/d/node_modules/c': '2.1.0' }),
    { ...none, start: true },
  ],
  ['only a start was installed', installedBut(ofTests), { ...none, start: true }],
  ['tests were installed', installedBut(ofBench), { ...all, bench: false }],
  ['nothing was ever installed', null, none],
])('%s: what it is enough for', async (_name, installed, expected) => {
  const { isInstalled } = await import(script('install-when-changed.mjs'))
  const enough = Object.keys(all).map((purpose) => [purpose, isInstalled(lock, installed, purpose)])
  expect(Object.fromEntries(enough)).toEqual(expected)
})
