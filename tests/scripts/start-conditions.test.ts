import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#server/database/project-root.ts'

const script = (name: string) => path.join(projectRoot(), 'scripts', name)

/** Runs one of the project's scripts on a Node that gives itself out for another version. */
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
  packages: { '': { version: '1.0.0' }, a: { version: '1.2.3' }, b: { version: '2.0.0', optional: true } },
}

test.each([
  ['everything is there', { packages: { a: { version: '1.2.3' }, b: { version: '2.0.0' } } }, true],
  ['an optional one is for other machines', { packages: { a: { version: '1.2.3' } } }, true],
  ['one is missing', { packages: { b: { version: '2.0.0' } } }, false],
  ['one is of another version', { packages: { a: { version: '1.2.2' } } }, false],
  ['nothing was ever installed', null, false],
])('%s: installed is %j', async (_name, installed, expected) => {
  const { isInstalled } = await import(script('install-when-changed.mjs'))
  expect(isInstalled(lock, installed)).toBe(expected)
})
