import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#server/database/project-root.ts'
import { sourceFiles } from '#tests/support/runs/source-files.ts'

type Versions = Readonly<Record<string, string>>

interface Manifest {
  readonly dependencies: Versions
  readonly devDependencies: Versions
  readonly workspaces: readonly string[]
}

const readJson = (file: string) => JSON.parse(readFileSync(path.join(projectRoot(), file), 'utf8'))

const manifest: Manifest = readJson('package.json')

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

test('versions are pinned exactly', () => {
  const ofWorkspaces: readonly Manifest[] = manifest.workspaces.map((folder) => readJson(`${folder}/package.json`))
  const loose = [manifest, ...ofWorkspaces]
    .flatMap(({ dependencies, devDependencies }) => Object.entries({ ...dependencies, ...devDependencies }))
    .filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))
  expect(loose).toEqual([])
})

test('builds and the service need no package that only tests have', () => {
  const files = sourceFiles(['src', 'server']).filter(({ path: file }) => !/\.test\.tsx?$|\/testing\//.test(file))
  const used = new Set(files.flatMap(({ imports }) => imports).map(packageOf))
  expect(Object.keys(manifest.devDependencies).filter((name) => used.has(name))).toEqual([])
  expect(files.length).toBeGreaterThan(1_000)
  expect(Object.keys(manifest.dependencies).filter((name) => used.has(name)).length).toBeGreaterThan(30)
})

test('a start installs nothing that only tests and benches need', async () => {
  const { locationsOf } = await import(path.join(projectRoot(), 'scripts/locked-packages.mjs'))
  const { packages } = readJson('package-lock.json')
  const locations: ReadonlySet<string> = locationsOf(packages, Object.keys(manifest.dependencies))
  // Production packages pull in Node's types: the project declares them for builds and tests, but one of its
  // dependencies depends on them.
  const asked = new Set([...locations].flatMap((location) => Object.keys(packages[location]?.dependencies ?? {})))
  const others = [...Object.keys(manifest.devDependencies), 'lighthouse']
    .filter((name) => !asked.has(name))
    .map((name) => `node_modules/${name}`)
  expect(others.filter((location) => locations.has(location))).toEqual([])
  expect(others.filter((location) => packages[location] === undefined)).toEqual([])
})
