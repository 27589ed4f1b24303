import { expect, test } from 'vitest'
import { item, paperWith, question, section } from '#domain/paper/testing/papers.ts'
import type { PaperItem } from '#domain/paper/paper.ts'
import { type PrintOptions, usualPrint } from '#domain/print/print-options.ts'
import { printedPaper } from './printed-paper.ts'

test('sections are printed with their numerals, also those that a basket was divided into', async () => {
  const sectionOf = (no: number, sectionText: string) =>
    section(`section-${no}`, [question(no, { items: [item(no)] })], { sectionText })
  const paper = paperWith([sectionOf(1, '单项选择'), sectionOf(2, '二、完形填空'), sectionOf(3, '书面表达')])
  const { printed } = await printedPaper(paper, usualPrint, 'zh-CN')
  expect(printed.blocks.flatMap((block) => (block.kind === 'section' ? [block.text] : []))).toEqual(
    ['一、单项选择', '二、完形填空', '三、书面表达'].map((text) => [[{ kind: 'text', text }]]),
  )
})

test('paper B says so behind its title, in the brackets of its language', async () => {
  const paper = { ...paperWith([]), paperTitle: 'Unit 1' }
  const titleIn = async (language: 'zh-CN' | 'en', version: 'A' | 'B') =>
    (await printedPaper(paper, { ...usualPrint, version }, language)).printed.title
  expect([await titleIn('zh-CN', 'A'), await titleIn('zh-CN', 'B'), await titleIn('en', 'B')]).toEqual([
    'Unit 1',
    'Unit 1（B 卷）',
    'Unit 1 (Paper B)',
  ])
})

test('what a section is worth is added to its heading, unless the heading says so itself', async () => {
  const noteBehind = async (sectionText: string) => {
    const paper = paperWith([section('s1', [question(1, { count: 2 })], { sectionText })])
    const { printed } = await printedPaper(paper, usualPrint, 'zh-CN')
    return printed.blocks.flatMap((block) => (block.kind === 'section' ? [block.note] : []))
  }
  expect(await noteBehind('一、单项选择')).toEqual(['（共 2 小题，每小题 2 分，共 4 分）'])
  expect(await noteBehind('第一节（共2小题；每小题2分，满分4分）')).toEqual([''])
})

const sentences = (['A', 'B', 'C'] as const).map((id) => ({ id, text: `Sentence ${id}.` }))

/** The blocks of a question whose items choose from the same sentences, in short. */
async function blocksWith(items: readonly PaperItem[], given: Partial<PrintOptions> = {}) {
  const paper = paperWith([section('s1', [question(2, { passage: 'It [[1]]. Then [[2]].', items })])])
  const { printed } = await printedPaper(paper, { ...usualPrint, ...given }, 'zh-CN')
  return printed.blocks.flatMap<unknown>((block) => {
    if (block.kind === 'options') return [block.options.map(({ letter, text }) => `${letter} ${JSON.stringify(text)}`)]
    if (block.kind === 'brackets') return [{ brackets: block.brackets, isAlone: block.isAlone }]
    if (block.kind === 'item') return [{ label: block.label, options: block.options.length, bracket: block.bracket }]
    return block.kind === 'answer' ? [block.answer.label] : [block.kind]
  })
}

const listOf = (...letters: readonly string[]) =>
  ['A', 'B', 'C'].map((letter, index) => `${letter}. [[{"kind":"text","text":"Sentence ${letters[index]}."}]]`)

test('sentences for several gaps are printed once, below their passage, and then the numbers of the gaps', async () => {
  const gaps = [201, 202].map((itemId) => item(itemId, { stem: '', options: sentences }))
  const brackets = ['1.（　　）', '2.（　　）']
  expect(await blocksWith(gaps)).toEqual(['section', 'passage', listOf('A', 'B', 'C'), { brackets, isAlone: true }])
  expect(await blocksWith(gaps, { answers: 'each', version: 'B' })).toEqual([
    'section',
    'passage',
    listOf('B', 'A', 'C'),
    { brackets, isAlone: false },
    '1.',
    '2.',
  ])
})

test('items with a text of their own follow the options that they share, and keep options that differ', async () => {
  const asked = [201, 202].map((itemId) => item(itemId, { options: sentences }))
  const below = (options: number) => ['1.', '2.'].map((label) => ({ label, options, bracket: '（　　）' }))
  expect(await blocksWith(asked)).toEqual(['section', 'passage', listOf('A', 'B', 'C'), ...below(0)])
  const apart = asked.map((one, index) => ({ ...one, options: [{ id: 'A' as const, text: `${index}` }] }))
  expect(await blocksWith(apart)).toEqual(['section', 'passage', ...below(1)])
})

test('a built-in criterion is printed in the language of the file, one that a teacher named as she named it', async () => {
  const key = { kind: 'written', model: 'Dear Tom', criteria: [named('内容'), named('我的标准')] } as const
  const paper = paperWith([section('s1', [question(1, { items: [item(101, { options: [], key })] })])])
  const textsIn = async (language: 'zh-CN' | 'en') => {
    const { printed } = await printedPaper(paper, { ...usualPrint, answers: 'end' }, language)
    return JSON.stringify(printed.answers).match(/内容|Content|我的标准/g)
  }
  expect([await textsIn('zh-CN'), await textsIn('en')]).toEqual([
    ['内容', '我的标准'],
    ['Content', '我的标准'],
  ])
})

const named = (name: string) => ({ name, hint: '', max: 10 })
