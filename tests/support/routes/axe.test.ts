import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#server/database/project-root.ts'
import { routeSizes } from './stage.ts'

const source = path.join(projectRoot(), 'src')

test('the windows that routes are opened in are on the same side of every breakpoint', () => {
  const widths = Object.values(routeSizes).map(({ width }) => width)
  const breakpoints = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .flatMap((name) => [...readFileSync(path.join(source, name), 'utf8').matchAll(/\((?:max-|min-)?width\D+(\d+)px/g)])
    .map(([, pixels]) => Number(pixels))
  expect(breakpoints.length).toBeGreaterThan(0)
  expect(breakpoints.filter((pixels) => pixels >= Math.min(...widths) && pixels < Math.max(...widths))).toEqual([])
})
