import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#server/database/project-root.ts'

const css = readFileSync(path.join(projectRoot(), 'src/ui/theme/tokens.css'), 'utf8')
const [usual = '', more = ''] = css.split('@media (prefers-contrast: more)')

const valuesIn = (text: string) =>
  new Map([...text.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))

const tokens = new Map([...valuesIn(usual), ...valuesIn(more)])

/** The resolved colour of a token. */
function colourOf(name: string): string {
  const value = tokens.get(name) ?? ''
  const [, next] = /^var\(--([\w-]+)\)$/.exec(value) ?? []
  return next === undefined ? value : colourOf(next)
}

function luminance(colour: string): number {
  const hex = colour.length === 4 ? Array.from(colour.slice(1), (digit) => digit + digit).join('') : colour.slice(1)
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(colourOf(one)), luminance(colourOf(other))].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

test.each(['ink', 'ink-2', 'ink-3', 'action', 'need', 'bad'])(
  'with more contrast %s is read at 7:1 on every ground',
  (text) => expect(['bg', 'surface', 'spine'].filter((ground) => contrast(text, ground) < 7)).toEqual([]),
)

test.each(['line', 'line-strong', 'line-input'])('with more contrast %s is seen at 3:1', (line) =>
  expect(['bg', 'surface'].filter((ground) => contrast(line, ground) < 3)).toEqual([]),
)
