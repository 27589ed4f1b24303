import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#server/database/project-root.ts'

const folder = path.join(projectRoot(), 'src')

const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, text: readFileSync(path.join(folder, file), 'utf8') }))

/** Fewer declarations may be repeated: a shared name would be longer than the declarations. */
const fewest = 3

interface Rule {
  readonly where: string
  /** Sorted alphabetically and joined. */
  readonly form: string
}

/** The rules of a style sheet with enough declarations that repeating them elsewhere calls for sharing them. */
function rulesOf({ file, text }: (typeof sheets)[number]): Rule[] {
  const bare = text.replaceAll(/\/\*[\s\S]*?\*\//g, '')
  return [...bare.matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(([, selector = '', body = '']) => {
    const declarations = body.split(';').map((one) => one.replaceAll(/\s+/g, ' ').trim())
    const filled = declarations.filter((one) => one !== '')
    return filled.length < fewest ? [] : [{ where: `${file} ${selector.trim()}`, form: filled.toSorted().join('; ') }]
  })
}

test('no rule of three or more declarations is repeated: it belongs in a widget, or Mantine has it', () => {
  const rules = sheets.flatMap(rulesOf)
  const repeated = rules.filter((rule) => rules.some((one) => one.form === rule.form && one !== rule))
  expect(rules.length).toBeGreaterThan(250)
  expect(repeated.map(({ where, form }) => `${where}: ${form}`)).toEqual([])
})

test('style sheets draw and do not lay out: three hundred lines each, 6,000 in all, at most 110 of single components', () => {
  const long = sheets.filter(({ text }) => text.split('\n').length > 301)
  expect(long.map(({ file }) => file)).toEqual([])
  expect(sheets.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0)).toBeLessThanOrEqual(6_000)
  expect(sheets.filter(({ file }) => file.endsWith('.module.css')).length).toBeLessThanOrEqual(110)
})
