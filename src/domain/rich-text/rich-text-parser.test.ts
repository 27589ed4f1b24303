import { expect, test } from 'vitest'
import { pictureSource } from './picture.ts'
import { type Inline, parseBlocks, parseRichText, type RichBlock } from './rich-text-parser.ts'
import { tableSource } from './table-lines.ts'

const text = (words: string): Inline => ({ kind: 'text', text: words })
const formula = (tex: string, display = false): Inline => ({ kind: 'formula', tex, display })

const key = '0123456789abcdef0123456789abcdef'
const picture = (alt: string, width: number | null = null): Inline => ({ kind: 'picture', key, alt, width })
const long = 'a graph '.repeat(2_000)

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
  ['a picture in a line', `如图 ![△ABC](picture:${key})，`, [[text('如图 '), picture('△ABC'), text('，')]]],
  ['a picture as wide as half the line', `![](picture:${key}|50)`, [[picture('', 50)]]],
  [
    'a picture in strong',
    `**看 ![a $5 * b](picture:${key})**`,
    [[{ kind: 'strong', content: [text('看 '), picture('a $5 * b')] }]],
  ],
  ['money around a picture', `$5 ![x](picture:${key}) $6`, [[text('$5 '), picture('x'), text(' $6')]]],
  ['a picture with many words', `![${long}](picture:${key})`, [[picture(long)]]],
  ['brackets that open in its words', `![a [b ![c](picture:${key})`, [[picture('a [b ![c')]]],
  ['a picture whose meaning is taken away', `!\\[x](picture:${key})`, [[text(`![x](picture:${key})`)]]],
  [
    'a table where only paragraphs can stand',
    '表\n| a | $b$ |\n| c |',
    [[text('表')], [text('a'), text(' | '), formula('b')], [text('c'), text(' | ')]],
  ],
])('%s', (_name, source, paragraphs) => {
  expect(parseRichText(source)).toEqual(paragraphs)
})

test.each([
  '![x](picture:../../etc/passwd)',
  '![x](picture:0123)',
  `![x](picture:${key.toUpperCase()})`,
  `![x](picture:${key}0)`,
  `![x](picture:${key}|0)`,
  `![x](picture:${key}|101)`,
  `![x](picture:${key}|1000)`,
  `![x](picture:${key}|50%)`,
  `![x](picture:${key}`,
  `![x(picture:${key})`,
  `[x](picture:${key})`,
  `![x] (picture:${key})`,
  `![x](https://example.invalid/x.png)`,
  `![x](javascript:alert(1))`,
  `![x](data:image/png;base64,AAAA)`,
  '![',
])('%s is no picture', (source) => {
  expect(parseRichText(source)).toEqual([[text(source)]])
})

test('a thousand unclosed pictures are parsed at once', () => {
  const source = '![x'.repeat(20_000)
  expect(parseRichText(source)).toEqual([[text(source)]])
})

const paragraph = (...content: readonly Inline[]): RichBlock => ({ kind: 'paragraph', content })

test.each<[string, string, readonly RichBlock[]]>([
  ['paragraphs', 'one\ntwo', [paragraph(text('one')), paragraph(text('two'))]],
  ['nothing', '', [paragraph()]],
  [
    'a table between paragraphs',
    '看表\n| 温度 | $T$ |\n| [[1]] | ____ |\n答',
    [
      paragraph(text('看表')),
      {
        kind: 'table',
        rows: [
          [[text('温度')], [formula('T')]],
          [[{ kind: 'blank', number: 1 }], [text('____')]],
        ],
      },
      paragraph(text('答')),
    ],
  ],
  [
    'two tables',
    '| a |\n\n| b |',
    [{ kind: 'table', rows: [[[text('a')]]] }, paragraph(), { kind: 'table', rows: [[[text('b')]]] }],
  ],
  [
    'rows of several lengths',
    '| a|b |\n| c |',
    [
      {
        kind: 'table',
        rows: [
          [[text('a')], [text('b')]],
          [[text('c')], []],
        ],
      },
    ],
  ],
  ['signs within a cell', '| $\\|x\\|$ | \\| |', [{ kind: 'table', rows: [[[formula('|x|')], [text('|')]]] }]],
  [
    'a width within a cell',
    `| ![g](picture:${key}|40)|b |`,
    [{ kind: 'table', rows: [[[picture('g', 40)], [text('b')]]] }],
  ],
  ['a line of an absolute value', '|-3|', [paragraph(text('|-3|'))]],
  ['a line that begins with a plain sign', '\\| x | y |', [paragraph(text('| x | y |'))]],
  ['a line that ends with a plain sign', '| x | y \\|', [paragraph(text('| x | y |'))]],
  ['a sign alone', '|', [paragraph(text('|'))]],
  ['a formula with signs', '$|x|$', [paragraph(formula('|x|'))]],
])('%s', (_name, source, blocks) => {
  expect(parseBlocks(source)).toEqual(blocks)
})

test('pictures and tables are read back as written', () => {
  const image = pictureSource({ key, alt: 'f [x]\n on (0, 1)', width: 100 })
  expect(parseRichText(image)).toEqual([[picture('f (x) on (0, 1)', 100)]])
  const source = tableSource([[image, '$|x|$'], ['\\', 'one\ntwo'], ['']])
  expect(parseBlocks(source)).toEqual([
    {
      kind: 'table',
      rows: [
        [[picture('f (x) on (0, 1)', 100)], [formula('|x|')]],
        [[text('\\')], [text('one two')]],
        [[], []],
      ],
    },
  ])
})
