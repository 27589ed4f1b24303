import { expect, test } from 'vitest'
import { type Inline, parseRichText } from './rich-text-parser.ts'

const text = (words: string): Inline => ({ kind: 'text', text: words })
const formula = (tex: string, display = false): Inline => ({ kind: 'formula', tex, display })

test.each<[string, string, readonly (readonly Inline[])[]]>([
  ['paragraphs', 'one\ntwo', [[text('one')], [text('two')]]],
  ['an inline formula', '求 $x^2$ 的值', [[text('求 '), formula('x^2'), text(' 的值')]]],
  ['a displayed formula over two lines', '解方程：$$a\n+b$$', [[text('解方程：'), formula('a +b', true)]]],
  ['strong with a formula inside', '**因为 $a$**', [[{ kind: 'strong', content: [text('因为 '), formula('a')] }]]],
  [
    'underlined words',
    'the __club__ has',
    [[text('the '), { kind: 'underline', content: [text('club')] }, text(' has')]],
  ],
  ['a numbered blank', 'She [[12]] up', [[text('She '), { kind: 'blank', number: 12 }, text(' up')]]],
  ['money', 'from $5 to $10 a day', [[text('from $5 to $10 a day')]]],
  ['a gap to write on', 'He ____ to ______ school', [[text('He ____ to ______ school')]]],
  ['underlined spaces', '$x=$ __\u3000\u3000\u3000__。', [[formula('x='), text(' ______。')]]],
  [
    'a space between underlined words',
    '__a__ __b__',
    [[{ kind: 'underline', content: [text('a')] }, text(' '), { kind: 'underline', content: [text('b')] }]],
  ],
  ['two gaps beside each other', '__ __ ____ ____', [[text('__ ____ ____')]]],
  ['marks that do not close', '2 ** 3, $x, __a, [[x]]', [[text('2 ** 3, $x, __a, [[x]]')]]],
  ['escaped marks', '\\$5 and \\**x\\**', [[text('$5 and **x**')]]],
  ['a formula with an escaped dollar', '$\\$5x$', [[formula('\\$5x')]]],
  ['nothing', '', [[]]],
])('%s', (_name, source, paragraphs) => {
  expect(parseRichText(source)).toEqual(paragraphs)
})
