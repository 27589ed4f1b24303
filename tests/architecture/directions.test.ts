import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#server/database/project-root.ts'
import { circlesIn } from '#tests/support/runs/circles.ts'
import { type SourceFile, sourceFiles, targetOf } from '#tests/support/runs/source-files.ts'
import { isBelow, layerOf, layers, mayImport, packagesOf } from './layers.ts'

const isTest = (file: string): boolean => /\.test\.tsx?$|\/testing\//.test(file)

const files = sourceFiles(['src', 'server', 'desktop'])
const product = files.filter((file) => !isTest(file.path))

test('the scan covers the whole product, and every import resolves to a file', () => {
  expect(product.length).toBeGreaterThan(300)
  expect(Object.keys(layers).filter((layer) => !product.some(({ path: file }) => isBelow(file, layer)))).toEqual([])
  const lost = files.flatMap((file) =>
    file.imports
      .map((specifier) => targetOf(file, specifier))
      .filter((target) => target !== null && !existsSync(path.join(projectRoot(), target)))
      .map((target) => `${file.path} → ${target}`),
  )
  expect(lost).toEqual([])
  expect(product.flatMap(({ imports }) => imports).length).toBeGreaterThan(1_000)
})

test('imports only go downward', () => {
  const upward = product.flatMap((file) =>
    file.imports.flatMap((specifier) => (isAllowed(file, specifier) ? [] : [`${file.path} → ${specifier}`])),
  )
  expect(upward).toEqual([])
})

function isAllowed(file: SourceFile, specifier: string): boolean {
  const layer = layerOf(file.path)
  const target = targetOf(file, specifier)
  if (layer === undefined) return false
  if (target !== null) return mayImport(layer, target)
  const known = packagesOf[layer]
  return known === undefined || known.some((name) => specifier === name || isBelow(specifier, name))
}

test('no file imports itself by way of others, not even where one of them is loaded later', () => {
  const graph = new Map(
    product.map((file) => [file.path, file.imports.flatMap((specifier) => targetOf(file, specifier) ?? [])]),
  )
  expect(circlesIn(graph)).toEqual([])
})

test('the inspector is a separate build: no page imports it', () => {
  const inspector = 'src/inspector'
  const arrivals = product
    .filter(({ path: file }) => !isBelow(file, inspector))
    .flatMap((file) => file.imports.map((specifier) => [file.path, targetOf(file, specifier)] as const))
    .filter(([, target]) => target !== null && isBelow(target, inspector))
  expect(arrivals).toEqual([])
})

test('no feature imports another, and others import only its files with a role', () => {
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
