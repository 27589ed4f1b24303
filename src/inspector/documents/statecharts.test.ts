import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { productCharts, statechartFiles } from './statecharts.ts'

const folder = 'docs/statecharts'

test('docs/statecharts matches the machines: `npm run statecharts` writes it', async () => {
  const written = readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name), 'utf8')] as const)
  expect(written.length).toBeGreaterThan(20)
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(await statechartFiles()))
})

test('every machine states its purpose and its section of the specification', () => {
  const silent = productCharts().filter(
    ({ chart }) => !/^[A-Z].+ \(specification (§\d[^()]*)+\)\.$/.test(chart.description),
  )
  expect(silent.map(({ name, chart }) => ({ name, description: chart.description }))).toEqual([])
})
