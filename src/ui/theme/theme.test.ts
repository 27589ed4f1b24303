import { readFileSync } from 'node:fs'
import path from 'node:path'
import { defaultCssVariablesResolver, defaultVariantColorsResolver } from '@mantine/core'
import { expect, test } from 'vitest'
import { projectRoot } from '#server/database/project-root.ts'
import { theme } from './theme.ts'
import { themeVariables } from './theme-variables.ts'
import { variantColors } from './variant-colors.ts'

const sheet = readFileSync(path.join(projectRoot(), 'src/ui/theme/mantine-variables.css'), 'utf8')

test('the style sheet of the variables matches the theme; `npm run theme` writes it', () => {
  const declared = [...sheet.matchAll(/(--[\w-]+):([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()])
  expect(Object.fromEntries(declared)).toEqual(themeVariables())
})

test('every variable that Mantine computes and its style sheets of our widgets ask for is declared', () => {
  const read = (file: string) => readFileSync(path.join(projectRoot(), file), 'utf8')
  const imports = ['core', 'dialog', 'rest'].map((part) => read(`src/ui/theme/mantine-${part}.css`)).join('')
  const sheets = [...imports.matchAll(/@import '(@mantine[^']+)'/g)].map(([, file]) => read(`node_modules/${file}`))
  const asked = new Set([...sheets.join('').matchAll(/--mantine-[\w-]+/g)].map(([name]) => name))
  const { variables, light } = defaultCssVariablesResolver(theme)
  const known = Object.keys({ ...variables, ...light }).filter((name) => asked.has(name))
  expect(known.length).toBeGreaterThan(40)
  expect(known.filter((name) => !(name in themeVariables()))).toEqual([])
})

test.each(['filled', 'light', 'subtle', 'outline', 'default'])(
  'each colour is in %s what Mantine makes of it',
  (variant) => {
    const asked = Object.keys(theme.colors).map((color) => ({ color, theme, variant }))
    expect(asked.map((one) => variantColors(one))).toEqual(asked.map((one) => defaultVariantColorsResolver(one)))
  },
)

test.each(['index.html', 'phone.html', 'student.html'])(
  '%s names the colour scheme and heeds unwanted motion',
  (page) => {
    const [element = ''] = /<html[^>]*>/.exec(readFileSync(path.join(projectRoot(), page), 'utf8')) ?? []
    expect(/data-mantine-.*(?=>)/.exec(element)?.[0]).toBe(
      'data-mantine-color-scheme="light" data-respect-reduced-motion="true"',
    )
  },
)
