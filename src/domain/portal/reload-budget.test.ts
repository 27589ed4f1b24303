import { expect, test } from 'vitest'
import { mayReload, readReloaded } from './reload-budget.ts'

test.each([
  ['never before', null, true],
  ['this build a minute ago', { build: 'a', at: 40_000 }, true],
  ['this build a millisecond less than a minute ago', { build: 'a', at: 40_001 }, false],
  ['this build, by a clock that was set back', { build: 'a', at: 159_999 }, false],
  ['this build, by a clock that was set back far', { build: 'a', at: 160_000 }, true],
  ['another build just now', { build: 'b', at: 100_000 }, true],
])('whether a page may reload by itself that was reloaded %s', (_name, last, may) => {
  expect(mayReload(last, { build: 'a', at: 100_000 })).toBe(may)
})

test.each([null, '', '{', '[]', 'null', '3', '{"build":"a"}', '{"build":1,"at":2}', '{"build":"a","at":"2"}'])(
  'what cannot be read (%j) counts as never',
  (text) => {
    expect(readReloaded(text)).toBeNull()
  },
)

test('what was stored is read back', () => {
  expect(readReloaded('{"build":"a","at":2}')).toEqual({ build: 'a', at: 2 })
})
