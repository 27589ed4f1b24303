import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { ImportedPaper } from '#domain/import/imported-paper.ts'
import { item, paperWith, question, section } from '#domain/paper/testing/papers.ts'
import { type PrintOptions, usualPrint } from '#domain/print/print-options.ts'
import type { Choice, Option } from '#domain/questions/question.ts'
import { subjects } from '#domain/classes/subjects.ts'
import { readImportFile } from '../import-paper/read-import-file.ts'
import { printedPaper } from './printed-paper.ts'
import { plainInWord, wordFile } from './word-file.ts'

const letters: readonly Choice[] = ['A', 'B', 'C', 'D']

const options = (...texts: readonly string[]): readonly Option[] =>
  texts.map((text, index) => ({ id: letters[index] ?? 'A', text }))

const longOptions = ['两条直线都与第三条直线平行，那么这两条直线也互相平行', '两点之间直线最短', '同位角相等']

const paper = paperWith(
  [
    section(
      's1',
      [
        question(1, {
          items: [
            item(101, {
              stem: String.raw`若 $\frac{a}{b}=\sqrt{2}$，则 $\left|\frac{a}{b}\right|$ 等于（  ）`,
              options: options('$1$', '$2$', String.raw`$\sqrt{2}$`, '$4$'),
              key: { kind: 'single', choice: 'C' },
              analysis: String.raw`因为 $\sqrt{2}>0$。`,
            }),
          ],
        }),
        question(2, {
          items: [
            item(102, {
              stem: '正确的是',
              options: options(...longOptions),
              key: { kind: 'multiple', choices: ['A', 'C'] },
            }),
          ],
        }),
      ],
      { sectionText: '一、选择题' },
    ),
    section(
      's2',
      [
        question(3, {
          items: [
            item(103, {
              stem: String.raw`方程组 $\begin{cases}x+y=3 \\ x-y=1\end{cases}$ 的解是 ______。`,
              options: [],
              key: { kind: 'blank', accept: ['$x=2,y=1$', '二和一'] },
            }),
          ],
        }),
        question(4, {
          items: [item(104, { stem: '计算：$1-12=$ ____', options: [], key: { kind: 'number', accept: ['-11'] } })],
        }),
      ],
      { sectionText: '二、填空题' },
    ),
    section(
      's3',
      [
        question(5, {
          items: [
            item(105, {
              stem: String.raw`求 $\sum_{i=1}^{n} i$，` + '\n（1）证明；\n（2）求值。',
              options: [],
              key: { kind: 'written', model: String.raw`解：$\log_{2}8=3$。`, criteria: [] },
            }),
          ],
        }),
      ],
      { sectionText: '三、解答题' },
    ),
  ],
  { paperTitle: '第五单元检测', subjectId: subjects.juniorMaths },
)

const changedAt = new Date('2026-11-20T00:00:00Z')

const fileOf = async (given: Partial<PrintOptions>, of = paper) =>
  wordFile(await printedPaper(of, { ...usualPrint, ...given }, 'zh-CN'), [], changedAt)

async function readBack(given: Partial<PrintOptions>): Promise<ImportedPaper> {
  const read = await readImportFile({ bytes: Buffer.from(await fileOf(given)), fileName: 'a.docx', family: 'maths' })
  if (typeof read === 'string') throw new Error(read)
  return read
}

const itemsOf = ({ questions }: ImportedPaper) =>
  questions.flatMap(({ items }) => items.map(({ kind, stem, options: all, right }) => [kind, stem, all, right]))

const asked = (right: readonly (readonly string[])[]) => [
  [
    'single',
    String.raw`若 $\frac{a}{b}=\sqrt{2}$，则 $\left|\frac{a}{b}\right|$ 等于`,
    ['$1$', '$2$', String.raw`$\sqrt{2}$`, '$4$'],
    right[0],
  ],
  [right[1]?.length === 2 ? 'multiple' : 'single', '正确的是', longOptions, right[1]],
  ['blank', String.raw`方程组 $\begin{cases}x+y=3 \\ x-y=1\end{cases}$ 的解是 ______。`, [], right[2]],
  [right[3]?.length === 1 ? 'number' : 'blank', '计算：$1-12=$ ____', [], right[3]],
  ['written', String.raw`求 $\sum_{i=1}^{n} i$，` + '\n（1）证明；\n（2）求值。', [], right[4]],
]

const rights = [['C'], ['A', 'C'], ['$x=2,y=1$', '二和一'], ['-11'], [String.raw`解：$\log_{2}8=3$。`]]

test.each<[string, Partial<PrintOptions>, readonly (readonly string[])[]]>([
  ['without answers', {}, [[], [], [], [], []]],
  ['with answers after each', { answers: 'each' }, rights],
  ['with answers at the end', { answers: 'end', size: 'a3', columns: 'two', sealed: true }, rights],
])('a paper %s is read back as it was: each question, option, answer and formula', async (_name, given, right) => {
  const read = await readBack(given)
  expect(read.title).toBe('第五单元检测')
  expect(itemsOf(read)).toEqual(asked(right))
})

test('version B has its own order and the matching key', async () => {
  const [first, second] = (await readBack({ version: 'B', answers: 'end' })).questions.flatMap(({ items }) => items)
  const textsAt = (letter: string) => first?.options[letters.indexOf(letter as Choice)]
  expect(first?.right.map(textsAt)).toEqual([String.raw`$\sqrt{2}$`])
  expect(first?.options).not.toEqual(['$1$', '$2$', String.raw`$\sqrt{2}$`, '$4$'])
  expect(second?.right.map((letter) => second.options[letters.indexOf(letter as Choice)]).toSorted()).toEqual(
    [String(longOptions[0]), String(longOptions[2])].toSorted(),
  )
})

test('an analysis follows its answer', async () => {
  const read = await readBack({ answers: 'each', analysis: true })
  expect(read.questions[0]?.items[0]?.analysis).toBe(String.raw`因为 $\sqrt{2}>0$。`)
})

const partOf = (bytes: Uint8Array, name: string): string => strFromU8(unzipSync(bytes)[name] ?? new Uint8Array())

test('all lines of the key have the same indents, as LibreOffice shades no others below the first', async () => {
  const document = partOf(await fileOf({ answers: 'end' }), 'word/document.xml')
  const shaded = [...document.matchAll(/<w:shd [^>]*\/><w:ind ([^>]*)\/>/g)].map(([, indents]) => indents)
  expect({ isMuch: shaded.length > 3, indents: [...new Set(shaded)] }).toEqual({
    isMuch: true,
    indents: ['w:left="483" w:hanging="483"'],
  })
})

test('headings are styles, fonts are named, pages and columns are as requested', async () => {
  const bytes = await fileOf({ size: 'a3', columns: 'two', sealed: true })
  const [document, styles] = [partOf(bytes, 'word/document.xml'), partOf(bytes, 'word/styles.xml')]
  const styled = [...document.matchAll(/<w:pStyle w:val="(\w+)"\/>/g)].map(([, name]) => name)
  expect(styled).toEqual(['Title', 'Heading2', 'Heading2', 'Heading2'])
  expect(styles).toContain('w:ascii="Times New Roman"')
  expect(styles).toContain('w:eastAsia="SimSun"')
  expect(document).toContain('<w:pgSz w:w="23811" w:h="16838" w:orient="landscape"/>')
  expect(document.match(/<w:cols [^>]*w:num="2"/g)).toHaveLength(1)
  expect(Object.keys(unzipSync(bytes)).filter((name) => /header|footer/.test(name)).length).toBeGreaterThan(1)
})

test('the content of a question is text, whatever it contains; a formula without an equation is left as typed and reported', async () => {
  const wording = '</w:t> <script>alert(1)</script> &lt; \u0001 \u{D800}'
  const odd = paperWith([
    question(1, {
      items: [item(101, { stem: String.raw`${wording} 和 $\foo{x}$ 与 $x^2$`, options: options(wording, 'b') })],
    }),
  ])
  const toPrint = await printedPaper(odd, usualPrint, 'zh-CN')
  expect(await plainInWord(toPrint.formulas)).toEqual([String.raw`\foo{x}`])
  const bytes = await wordFile(toPrint, [], changedAt)
  const read = await readImportFile({ bytes: Buffer.from(bytes), fileName: 'a.docx', family: 'maths' })
  const shown = '</w:t> <script>alert(1)</script> &lt; \uFFFD \uFFFD'
  expect(typeof read === 'string' ? read : itemsOf(read)).toEqual([
    ['single', String.raw`${shown} 和 $\foo{x}$ 与 $x^{2}$`, [shown, 'b'], []],
  ])
})

test('the same paper yields the same file, whenever it is made', async () => {
  const parts = unzipSync(await fileOf({}))
  expect(strFromU8(parts['docProps/core.xml'] ?? new Uint8Array()).match(/2\d{3}-\d\d-\d\dT[\d:.]+Z/g)).toEqual([
    '2026-11-20T00:00:00.000Z',
    '2026-11-20T00:00:00.000Z',
  ])
})

test('a table within an option becomes its rows', async () => {
  const asked = paperWith([question(1, { items: [item(101, { options: options('| 甲 | 乙 |\n| 丙 | 丁 |', 'b') })] })])
  const { 'word/document.xml': xml } = unzipSync(await fileOf({}, asked))
  const words = strFromU8(xml ?? new Uint8Array()).replaceAll(/<[^>]+>/g, '')
  expect(words).toContain('A. 甲 | 乙丙 | 丁')
})
