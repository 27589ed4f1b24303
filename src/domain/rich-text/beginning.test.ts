import { expect, test } from 'vitest'
import { beginningOf } from './beginning.ts'

test.each([
  ['a short text stays as it is', '  已知 $x=1$。 ', 20, '已知 $x=1$。'],
  ['a word is not parted', 'She usually goes to school', 12, 'She usually…'],
  ['nor is a gap', 'She ____ to school', 7, 'She…'],
  ['nor a formula', '已知 $\\dfrac{1}{2}+x=3$，求 x 的值', 12, '已知…'],
  ['which is whole where it has room', '已知 $x+1=3$，求 x 的值', 12, '已知 $x+1=3$…'],
  ['nor a picture', '如图 ![梯形](abc.png) 所示', 10, '如图…'],
  ['Chinese ends anywhere', '一二三四五六', 4, '一二三…'],
  ['a letter of two halves stays whole', '一二😀三', 4, '一二…'],
])('the beginning of a text: %s', (_, source, letters, beginning) =>
  expect(beginningOf(source, letters)).toBe(beginning),
)
