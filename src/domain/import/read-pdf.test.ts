import { expect, test } from 'vitest'
import { paperLines } from '#tests/support/imports/paper-lines.ts'
import { type PdfPage, readPdf } from './read-pdf.ts'

const page = (...lines: readonly string[]): PdfPage => ({ lines, pictures: 0 })

const note = '? textOfPdf -: '

test('lines broken at the margin are joined, with a space between words only', () => {
  const pages = [
    page(
      '1. 某校组织学生参加植树活动，七年级种了 120 棵，八年级种的棵数比七年级的',
      '两倍少 30 棵，问八年级种了多少棵？',
      'A. 210',
      'B. 270',
      '2. The children walked along the river until they found the old stone',
      'bridge and sat down. Where did they ____ down?',
      '答案：sit',
    ),
  ]
  expect(paperLines(readPdf(pages, 'english'))).toEqual([
    '# ',
    'single: 某校组织学生参加植树活动，七年级种了 120 棵，八年级种的棵数比七年级的两倍少 30 棵，问八年级种了多少棵？ · A 210 · B 270 · = ',
    'blank: The children walked along the river until they found the old stone bridge and sat down. Where did they ____ down? · = sit',
    note,
  ])
})

test('a wide line is not joined with one that begins something, nor short ones with each other', () => {
  const wide = '1. 下列说法中正确的是哪一个？请把正确的选项前面的字母填在括号里，只选一个'
  const pages = [page('小测验', wide, 'A. 甲', 'B. 乙', '答案：A', '2. 短的题干', '第二行 ____', '答案：1')]
  expect(paperLines(readPdf(pages, 'maths'))).toEqual([
    '# 小测验',
    `single: ${wide.slice(3)} · A 甲 · B 乙 · = A`,
    'number: 短的题干 ⏎ 第二行 ____ · = 1',
    note,
  ])
})

test('what is at the edge of every page, page numbers and pictures are reported with their page', () => {
  const pages = [
    { ...page('阳光中学', '1. 求 2+3。', '答案：5', '第 1 页 共 2 页'), pictures: 2 },
    page('阳光中学', '2. 求 4+5。', '答案：9', '- 2 -'),
  ]
  expect(paperLines(readPdf(pages, 'maths'))).toEqual([
    '# ',
    'number: 求 2+3。 · = 5',
    'number: 求 4+5。 · = 9',
    note,
    '? picture -: ',
    '? picture -: ',
    '? furniture -: 阳光中学',
    '? furniture -: 第 1 页 共 2 页',
    '? furniture -: 阳光中学',
    '? furniture -: - 2 -',
  ])
})
