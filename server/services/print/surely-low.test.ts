import { expect, test } from 'vitest'
import type { PrintedItem } from './printing.types.ts'
import { textSetter } from './set-text.ts'
import { isSurelyLow } from './surely-low.ts'

interface Asked {
  readonly stem?: string
  readonly options?: readonly string[]
  readonly answer?: string
  readonly room?: PrintedItem['room']
}

function isLow({ stem = '求值。', options = [], answer, room = { kind: 'none' } }: Asked, lineWidth = 44): boolean {
  const setter = textSetter()
  const item: PrintedItem = {
    kind: 'item',
    label: '1.',
    score: '',
    stem: setter.set(stem),
    bracket: '',
    options: options.map((text) => ({ letter: 'A.', text: setter.set(text) })),
    optionsInLine: 4,
    areOptionsShort: false,
    isInLine: false,
    room,
    answer:
      answer === undefined ? null : { label: '1.', isShort: false, lines: [{ name: '', text: setter.set(answer) }] },
  }
  return isSurelyLow(item, setter.formulas, lineWidth)
}

const formula = String.raw`已知 $f(x)=\frac{x^{2}}{12}+\sqrt{10x}$，求 $\int_{0}^{10} f(x)\,dx$ 的值。`

test('usual questions need no measuring: choices, formulas, answers, room to write', () => {
  const usual: readonly Asked[] = [
    { stem: formula, options: ['$1$', '$2$', '$\\frac{1}{2}$', '以上都不对'] },
    { stem: 'Which of these is right? '.repeat(8), options: ['go', 'goes', 'going', 'gone'], answer: 'B' },
    { stem: '证明：**两直线平行**，__同位角__相等。', room: { kind: 'space', size: 90 } },
    { room: { kind: 'lines', count: 14 } },
  ]
  expect(usual.map((asked) => isLow(asked))).toEqual([true, true, true, true])
})

test('anything long, or of unknown height, is measured', () => {
  const rows = String.raw`$\begin{matrix}${Array.from({ length: 30 }, () => 'a').join('\\\\')}\end{matrix}$`
  const other: readonly Asked[] = [
    { stem: '又一行\n'.repeat(32) },
    { stem: '长'.repeat(700) },
    { options: ['长'.repeat(350), '长'.repeat(350)] },
    { answer: '长'.repeat(700) },
    { stem: '| 一 | 二 |' },
    { stem: `![图](picture:${'0'.repeat(32)})` },
    { stem: rows },
    { stem: String.raw`$a \rule{1em}{90em} b$` },
    { stem: '又一行\n'.repeat(16), room: { kind: 'lines', count: 14 } },
  ]
  expect(other.map((asked) => isLow(asked))).toEqual(other.map(() => false))
})

test('a narrow column makes a text taller', () => {
  expect({ wide: isLow({ stem: '长'.repeat(400) }, 99), narrow: isLow({ stem: '长'.repeat(400) }, 19) }).toEqual({
    wide: true,
    narrow: false,
  })
})
