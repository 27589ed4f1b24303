import { expect, test } from 'vitest'
import { latexOf } from './omml.ts'
import type { XmlElement } from './xml-tree.ts'

/** `['m:f', ['m:num', '1'], …]`: an element, its attributes and children; a text is a run. */
type Sketch = string | SketchedElement

interface SketchedElement extends ReadonlyArray<string | SketchedElement | Attributes> {
  readonly 0: string
}

type Attributes = Readonly<Record<string, string>>

const isSketch = (part: Sketch | Attributes): part is Sketch => typeof part === 'string' || Array.isArray(part)

function elementOf(sketch: Sketch): XmlElement {
  if (typeof sketch === 'string')
    return { name: 'm:r', attributes: {}, children: [{ name: 'm:t', attributes: {}, children: [sketch] }] }
  const rest = sketch.slice(1)
  const attributes: Attributes = Object.assign({}, ...rest.filter((part) => !isSketch(part)))
  return { name: sketch[0], attributes, children: rest.filter(isSketch).map(elementOf) }
}

const value = (name: string, setting: string): Sketch => [name, { 'm:val': setting }]

const e = (...children: readonly Sketch[]): Sketch => ['m:e', ...children]

test.each<[string, Sketch[]]>([
  [String.raw`\frac{a}{2}`, [['m:f', ['m:num', 'a'], ['m:den', '2']]]],
  [String.raw`\sqrt{x}+\sqrt[3]{y}`, [['m:rad', ['m:deg'], e('x')], '+', ['m:rad', ['m:deg', '3'], e('y')]]],
  [String.raw`\sqrt{12}+\sqrt{x}-\surd (y)`, ['√12+√x-√(y)']],
  ['x^{2}', [['m:sSup', e('x'), ['m:sup', '2']]]],
  ['{ab}_{n}', [['m:sSub', e('ab'), ['m:sub', 'n']]]],
  ["f'", [['m:sSup', e('f'), ['m:sup', '′']]]],
  [String.raw`\left(x+1\right)`, [['m:d', e('x+1')]]],
  [String.raw`\left|x\right|`, [['m:d', ['m:dPr', value('m:begChr', '|'), value('m:endChr', '|')], e('x')]]],
  [
    String.raw`\begin{cases}x=1 \\ y=2\end{cases}`,
    [['m:d', ['m:dPr', value('m:begChr', '{'), value('m:endChr', '')], e(['m:eqArr', e('x=1'), e('y=2')])]],
  ],
  [
    String.raw`\sum_{i=1}^{n} i`,
    [['m:nary', ['m:naryPr', value('m:chr', '∑')], ['m:sub', 'i=1'], ['m:sup', 'n'], e('i')]],
  ],
  [String.raw`\sin x`, [['m:func', ['m:fName', 'sin'], e('x')]]],
  [String.raw`\overrightarrow{AB}`, [['m:acc', ['m:accPr', value('m:chr', '\u20D7')], e('AB')]]],
  [String.raw`\overline{z}`, [['m:bar', ['m:barPr', value('m:pos', 'top')], e('z')]]],
  [String.raw`a\leq b\times \pi`, ['a≤b×π']],
  [String.raw`\begin{matrix}1 & 0 \\ 0 & 1\end{matrix}`, [['m:m', ['m:mr', e('1'), e('0')], ['m:mr', e('0'), e('1')]]]],
  [
    String.raw`\begin{cases}1 & x \\ 2 & y\end{cases}`,
    [
      [
        'm:d',
        ['m:dPr', value('m:begChr', '{'), value('m:endChr', '')],
        e(['m:m', ['m:mr', e('1'), e('x')], ['m:mr', e('2'), e('y')]]),
      ],
    ],
  ],
  [
    String.raw`\begin{aligned}a & =1\end{aligned}`,
    [['m:m', ['m:mPr', value('m:cGpRule', '3'), value('m:cGp', '60')], ['m:mr', e('a'), e('=1')]]],
  ],
  [String.raw`\triangle ABC\mathrel{≌}\triangle DEF`, ['△ABC≌△DEF']],
  [String.raw`\boxed{x}`, [['m:borderBox', e('x')]]],
  [
    String.raw`\cancel{x}`,
    [['m:borderBox', ['m:borderBoxPr', value('m:hideTop', '1'), value('m:strikeBLTR', '1')], e('x')]],
  ],
  [
    String.raw`\phantom{x}y`,
    [
      ['m:phant', ['m:phantPr', value('m:show', '0')], e('x')],
      ['m:phant', e('y')],
    ],
  ],
  [String.raw`\mathfrak{A}`, [['m:r', ['m:rPr', value('m:scr', 'fraktur')], ['m:t', 'A']]]],
  [String.raw`\underbrace{a}_{n}`, [['m:limLow', e(['m:groupChr', e('a')]), ['m:lim', 'n']]]],
  [String.raw`v=5\text{米}`, ['v=5米']],
  ['x', ['𝑥']],
])('an equation becomes %s', (tex, parts) => {
  expect(latexOf(elementOf(['m:oMath', ...parts]))).toEqual({ tex, lost: [] })
})

test('an unknown part of an equation is reported', () => {
  expect(latexOf(elementOf(['m:oMath', 'a', ['m:strange', 'b']]))).toEqual({ tex: 'a', lost: ['m:strange'] })
})
