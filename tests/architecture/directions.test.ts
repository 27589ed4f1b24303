import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#server/database/project-root.ts'
import { sourceFiles, targetOf } from '#tests/support/source-files.ts'

/** What each layer may import besides itself; the longest name that fits is a file's layer. */
const directions: Readonly<Record<string, readonly string[]>> = {
  'src/domain': [],
  'src/api/contract': ['src/domain'],
  'src/api/ports': ['src/domain'],
  'src/api/client': ['src/api/contract', 'src/api/ports', 'src/domain'],
  'src/api/queries': ['src/api/client', 'src/api/contract', 'src/api/ports', 'src/domain'],
  'src/machines': ['src/domain', 'src/api/contract'],
  'src/ui': ['src/domain'],
  'src/features': ['src/ui', 'src/machines', 'src/api', 'src/domain'],
  'src/routes': ['src/features', 'src/ui', 'src/api', 'src/domain'],
  'src/companions': ['src/ui', 'src/machines', 'src/api', 'src/domain'],
  'src/inspector': ['src/ui', 'src/api/ports', 'src/domain'],
  'src/app': ['src'],
  'server/core': ['src/domain', 'src/api/contract'],
  'server/database': ['src/domain'],
  'server/content': ['server/database', 'src/domain'],
  'server/services': ['server/core', 'server/database', 'src/api/contract', 'src/domain'],
  'server/http': ['server/core', 'src/api/contract', 'src/domain'],
  'server/openapi': ['server/core', 'src/api/contract', 'src/domain'],
  desktop: ['src/api/contract', 'src/api/ports', 'src/domain'],
  server: ['server', 'src/api/contract', 'src/domain'],
}

/** Packages that a layer must not know. */
const foreignPackages: Readonly<Record<string, RegExp>> = {
  'src/domain': /^(?!zod(\/|$))/,
  'src/machines': /^(?!xstate(\/|$))/,
  'src/api/contract': /^(?!(zod|crypto-js)(\/|$))/,
}

const isBelow = (file: string, folder: string): boolean => file.startsWith(`${folder}/`)

const layerOf = (file: string): string | undefined =>
  Object.keys(directions)
    .filter((layer) => isBelow(file, layer))
    .sort((one, other) => other.length - one.length)[0]

const isTest = (file: string): boolean => /\.test\.tsx?$|\/testing\//.test(file)

const files = sourceFiles(['src', 'server', 'desktop'])
const product = files.filter((file) => !isTest(file.path))

test('the walk sees the whole product, and every import leads to a file', () => {
  expect(product.length).toBeGreaterThan(300)
  for (const layer of Object.keys(directions))
    expect([layer, product.some(({ path: file }) => isBelow(file, layer))]).toEqual([layer, true])
  const lost = files.flatMap((file) =>
    file.imports
      .map((specifier) => targetOf(file, specifier))
      .filter((target) => target !== null && !existsSync(path.join(projectRoot(), target)))
      .map((target) => `${file.path} → ${target}`),
  )
  expect(lost).toEqual([])
  expect(product.flatMap(({ imports }) => imports).length).toBeGreaterThan(1_000)
})

test('imports go downward only', () => {
  const upward = product.flatMap((file) => {
    const layer = layerOf(file.path)
    const allowed = directions[layer ?? ''] ?? []
    return file.imports.flatMap((specifier) => {
      const target = targetOf(file, specifier)
      if (target === null) return foreignPackages[layer ?? '']?.test(specifier) ? [`${file.path} → ${specifier}`] : []
      const isAllowed = layerOf(target) === layer || allowed.some((folder) => isBelow(target, folder))
      return isAllowed ? [] : [`${file.path} → ${target}`]
    })
  })
  expect(upward).toEqual([])
})

test('the inspector is a build of its own: no page imports it', () => {
  const inspector = 'src/inspector'
  const arrivals = product
    .filter(({ path: file }) => !isBelow(file, inspector))
    .flatMap((file) => file.imports.map((specifier) => [file.path, targetOf(file, specifier)] as const))
    .filter(([, target]) => target !== null && isBelow(target, inspector))
  expect(arrivals).toEqual([])
})

test('no feature imports another, and others see only files with a role', () => {
  const featureOf = (file: string): string | undefined => /^src\/features\/([^/]+)\//.exec(file)?.[1]
  const trespasses = product.flatMap((file) =>
    file.imports.flatMap((specifier) => {
      const target = targetOf(file, specifier)
      const feature = target === null ? undefined : featureOf(target)
      if (target === null || feature === undefined || feature === featureOf(file.path)) return []
      const isPublic = /\.(screen|dialog|area)\.tsx$|\.actors\.ts$/.test(target)
      return isPublic && featureOf(file.path) === undefined ? [] : [`${file.path} → ${target}`]
    }),
  )
  expect(trespasses).toEqual([])
})
