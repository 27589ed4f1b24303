import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#server/database/project-root.ts'
import { layers } from './layers.ts'

const read = (file: string): string => readFileSync(path.join(projectRoot(), file), 'utf8')

const aliasOf = (folder: string): string => `#${folder.replace('src/', '')}`

test('the linter knows what each layer may import', () => {
  const { overrides } = JSON.parse(read('.oxlintrc.json')) as { overrides: readonly { rules: object }[] }
  const blocks = overrides.filter(({ rules }) => 'no-restricted-imports' in rules)
  expect(blocks).toEqual(Object.entries(layers).map(([layer, allowed]) => blockOf(layer, allowed.map(aliasOf))))
})

/** Later blocks win, so a layer must come after the one that contains it. */
function blockOf(layer: string, allowed: readonly string[]) {
  const aliases = [aliasOf(layer), ...allowed]
  const group = ['#*/**', ...aliases.map((alias) => `!${alias}/**`)]
  const message = `${layer} may import only ${aliases.join(', ')} (ARCHITECTURE.md, Directions).`
  return {
    files: [`${layer}/**/*.{ts,tsx}`],
    excludeFiles: ['**/*.test.{ts,tsx}', '**/testing/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: [{ group, message }] }] },
  }
}

test('ARCHITECTURE.md draws the same arrows', () => {
  const [, drawing = ''] = /## Directions\n\n```\n(.*?)```/s.exec(read('ARCHITECTURE.md')) ?? []
  const arrows = drawing.matchAll(/^(\S+) +→ (.+)$/gm)
  const shortNames = Object.entries(layers)
    .filter(([, allowed]) => allowed.length > 0)
    .map(([layer, allowed]) => ({
      layer: layer.replaceAll('src/', ''),
      allowed: allowed.join(', ').replaceAll('src/', ''),
    }))
  expect([...arrows].map(([, layer, allowed]) => ({ layer, allowed }))).toEqual(shortNames)
})
