import { expect, test } from 'vitest'
import { areSurelyShort } from './surely-short.ts'

const areShort = (options: readonly string[], lineWidth = 44) =>
  areSurelyShort(
    options.map((text) => ({ text })),
    lineWidth,
  )

test('short words and numbers need no measuring', () => {
  const short = [['go', 'goes', 'going', 'gone'], ['以上都不对', '两个', 'A，B'], ['-1.5']]
  expect(short.map((options) => areShort(options))).toEqual([true, true, true])
})

test('anything long, or of unknown width, is measured, and so are more than four', () => {
  const other = [
    [],
    ['go', '一二三四五六七八九'],
    ['$x$', 'y'],
    ['**go**', 'y'],
    ['![](picture:1)'],
    ['﷽', '一'],
    ['A', 'B', 'C', 'D', 'E'],
    ['一\n二'],
  ]
  expect(other.map((options) => areShort(options))).toEqual(other.map(() => false))
})

test('a narrow column has room for less', () => {
  expect({ wide: areShort(['going'], 44), narrow: areShort(['going'], 19) }).toEqual({ wide: true, narrow: false })
})
