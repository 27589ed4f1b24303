import { readFileSync } from 'node:fs'
import path from 'node:path'
import { defaultVariantColorsResolver } from '@mantine/core'
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
