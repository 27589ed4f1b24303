import { expect, test } from 'vitest'
import { item, paperWith, question, section } from '#domain/paper/testing/papers.ts'
import { usualPrint } from '#domain/print/print-options.ts'
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
