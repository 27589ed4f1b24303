/** Whatever a paper says stays between its margins. */
import { expect, test } from 'vitest'
import { item, paperWith, question, section } from '#domain/paper/testing/papers.ts'
import { type PrintOptions, usualPrint } from '#domain/print/print-options.ts'
import { inkOfPdf } from '#tests/support/files/pdf-ink.ts'
import { textOfPdf } from '#tests/support/files/pdf-text.ts'
import { printedPaper } from './printed-paper.ts'
import { pdfOf } from './typeset.ts'

const rowOf = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

const tableOf = (columns: number, ...rows: readonly ((at: number) => string)[]) =>
  `\n${rows.map((cell) => rowOf(Array.from({ length: columns }, (_, at) => cell(at)))).join('\n')}`

const endless = 'abcdefghij'.repeat(20)

const stems = {
  'a table of 14 columns': tableOf(
    14,
    (at) => `x${at}`,
    () => '',
  ),
  'a table of words that fit into no column': tableOf(
    14,
    () => 'temperature',
    () => '**density**',
    () => String.raw`$\frac{1}{2}$`,
  ),
  'a table of Chinese': tableOf(12, () => '某班学生的身高和体重'),
  'a table with a text and an endless word': tableOf(3, (at) => ['a', 'quiet owls '.repeat(30), endless][at] ?? ''),
  'an endless word': `Read ${endless} and **${endless}**. 中文里的 ${endless}，然后继续。`,
} as const

async function printed(stem: string, given: Partial<PrintOptions>) {
  const key = { kind: 'written', model: `see ${stem}`, criteria: [] } as const
  const asked = question(1, { passage: stem, items: [item(101, { stem, options: [], key }), item(102, { stem })] })
  const paper = { ...paperWith([section('s1', [asked])]), paperTitle: endless }
  const options = { ...usualPrint, answers: 'each', ...given } as const
  const { printed: data, formulas } = await printedPaper(paper, options, 'zh-CN')
  return (await pdfOf({ template: 'paper', data, formulas, pictures: [] }, new Date(0))).bytes
}

const point = 25.4 / 72

/** The width of a page less its margins. */
const edges = { a4: [18, 210 - 18], a3: [18, 420 - 18] } as const

const layouts = (['a4', 'a3'] as const).flatMap((size) =>
  (['one', 'two'] as const).map((columns) => ({ size, columns })),
)

test.each(Object.entries(stems))('%s stays between the margins, on either size and in columns', async (_what, stem) => {
  for (const layout of layouts) {
    const [left, right] = edges[layout.size]
    const pages = await inkOfPdf(await printed(stem, layout))
    const beyond = pages.filter(([first, last]) => first < left / point - 2 || last > right / point + 2)
    expect({ ...layout, beyond }).toEqual({ ...layout, beyond: [] })
  }
})

test('an endless word is copied from the file as it was written', async () => {
  const text = textOfPdf(await printed(endless, { columns: 'two' }))
    .join('')
    .replaceAll('\n', '')
  expect(text.split(endless).length - 1).toBe(5)
})
