import { randomBytes } from 'node:crypto'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { ImportedPaper } from '#domain/import/imported-paper.ts'
import { pictureKeysOf } from '#domain/rich-text/picture-keys.ts'
import { keyOf } from '../pictures/kept-pictures.ts'
import { ImportPictures } from './import-pictures.ts'
import { readImportFile } from './read-import-file.ts'
import {
  equation,
  fraction,
  gap,
  line,
  mathRun,
  numbered,
  picture,
  pictureOf,
  raised,
  table,
  wordFile,
} from './testing/word-files.ts'

async function read(bytes: Buffer, family: 'english' | 'maths' = 'maths'): Promise<ImportedPaper> {
  const paper = await readImportFile({ bytes, fileName: 'a.docx', family })
  if (typeof paper === 'string') throw new Error(paper)
  return paper
}

const partOf = (file: Buffer, name: string): string => strFromU8(unzipSync(file)[name] ?? new Uint8Array())

/** A file with one of its parts changed. */
const withPart = (file: Buffer, name: string, change: (text: string) => string): Buffer =>
  Buffer.from(zipSync({ ...unzipSync(file), [name]: strToU8(change(partOf(file, name))) }))

const told = ({ notUnderstood }: ImportedPaper) => notUnderstood.map(({ reason, text, at }) => [reason, text, at])

test('a paper with typed numbers: options with tabs and in a table, a gap, equations, raised numbers', async () => {
  const paper = await read(
    await wordFile([
      line('七年级数学练习'),
      line('一、选择题（每小题 3 分）'),
      line('1. 化简 ', equation(`${fraction('6', '8')}${mathRun('−')}${fraction('1', '4')}`), ' 的结果是'),
      line('A. ', equation(fraction('1', '2')), '\tB. ', equation(fraction('5', '4'))),
      line('【答案】A'),
      line('2. 下列等式成立的是'),
      table(['A. a+a=2a', 'B. a-a=1']),
      line('答案：A'),
      line('二、填空题'),
      line('3. 若 x', raised('2'), ' = 9 且 x>0，则 x = ', gap('      '), '。'),
      line('答案：3'),
    ]),
  )
  expect(paper.title).toBe('七年级数学练习')
  expect(paper.questions.map(({ items: [item] }) => [item?.stem, item?.options, item?.right])).toEqual([
    [
      String.raw`化简 $\frac{6}{8}-\frac{1}{4}$ 的结果是`,
      [String.raw`$\frac{1}{2}$`, String.raw`$\frac{5}{4}$`],
      ['A'],
    ],
    ['下列等式成立的是', ['a+a=2a', 'a-a=1'], ['A']],
    ['若 x$^{2}$ = 9 且 x>0，则 x = ______。', [], ['3']],
  ])
  expect(told(paper)).toEqual([])
})

test('numbers that Word writes by itself are read as they are printed', async () => {
  const paper = await read(
    await wordFile([
      numbered(0, '单项选择'),
      numbered(1, 'Our train ____ at six.'),
      numbered(2, 'leave'),
      numbered(2, 'leaves'),
      numbered(1, 'The soup ____ nice.'),
      numbered(2, 'smells'),
      numbered(2, 'is smelling'),
      numbered(0, '填空'),
      numbered(1, 'We ____ (have) rice yesterday.'),
      line('参考答案'),
      line('一、1-2 BA'),
      line('二、1. had'),
    ]),
    'english',
  )
  expect(paper.questions.map(({ section, items: [item] }) => [section, item?.options, item?.right])).toEqual([
    ['一、 单项选择', ['leave', 'leaves'], ['B']],
    ['一、 单项选择', ['smells', 'is smelling'], ['A']],
    ['二、 填空', [], ['had']],
  ])
})

const key = '[0-9a-f]{32}'

test('a picture and a table of data stay in their question, a header is told', async () => {
  const paper = await read(
    await wordFile(
      [
        line('1. 如图，求 AB。', picture()),
        line('答案：5'),
        line('2. 根据下表填空 ____。'),
        table(['x', '一', '二'], ['y', '三', '六']),
        line('答案：9'),
      ],
      '阳光中学',
    ),
  )
  expect(told(paper)).toEqual([['furniture', '阳光中学', null]])
  expect(paper.questions.map(({ items: [item] }) => item?.stem)).toEqual([
    expect.stringMatching(new RegExp(`^如图，求 AB。!\\[三角形 ABC\\]\\(picture:${key}\\|25\\)$`)),
    '根据下表填空 ____。\n| x | 一 | 二 |\n| y | 三 | 六 |',
  ])
})

test('pictures that float, stand in options or come twice are each in their place, kept once', async () => {
  const pictures = new ImportPictures()
  const blue = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#0000ff' } })
    .jpeg()
    .toBuffer()
  const file = await wordFile([
    line('1. 哪一个是轴对称图形？', pictureOf(blue, true)),
    line('A. ', picture(), '\tB. ', pictureOf(blue)),
    line('答案：A'),
    line('解析：见', picture()),
  ])
  const paper = await readImportFile({ bytes: file, fileName: 'a.docx', family: 'maths' }, pictures)
  if (typeof paper === 'string') throw new Error(paper)
  const [item] = paper.questions[0]?.items ?? []
  const keysIn = (text = '') => pictureKeysOf(text)
  const [first = ''] = keysIn(item?.stem)
  const [second = ''] = keysIn(item?.options[0])
  expect([keysIn(item?.options[1]), keysIn(item?.analysis), first === second]).toEqual([[first], [second], false])
  expect(told(paper)).toEqual([])
  expect(pictures.namedIn(JSON.stringify(paper)).map(keyOf).toSorted()).toEqual([first, second].toSorted())
})

test('a picture before Word of 2010 stays in its question', async () => {
  const file = await wordFile([line('1. 看图计算 ____。', picture()), line('答案：5')])
  const [document = '', id = ''] =
    /<w:drawing>[\s\S]*?r:embed="([^"]+)"[\s\S]*?<\/w:drawing>/.exec(partOf(file, 'word/document.xml')) ?? []
  const old = `<w:pict><v:shape style="width:207.65pt;height:9pt" alt="旧图"><v:imagedata r:id="${id}"/></v:shape></w:pict>`
  const paper = await read(withPart(file, 'word/document.xml', (text) => text.replace(document, old)))
  expect(paper.questions[0]?.items[0]?.stem).toMatch(
    new RegExp(`^看图计算 ____。!\\[旧图\\]\\(picture:${key}\\|50\\)$`),
  )
})

test.each([
  ['a metafile', Buffer.from('d7cdc69a0000', 'hex')],
  ['a drawing by SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['half a picture', Buffer.from('89504e470d0a1a0a00', 'hex')],
  ['more than 5 MiB', Buffer.alloc(5 * 1024 * 1024 + 1, randomBytes(65_536))],
])('%s is told with the question that loses it', async (_name, bytes) => {
  const paper = await read(await wordFile([line('1. 如图，求 AB。', pictureOf(bytes)), line('答案：5')]))
  expect([paper.questions[0]?.items[0]?.stem, told(paper)]).toEqual(['如图，求 AB。', [['picture', '三角形 ABC', 0]]])
})

test('what a document names outside of its package is not fetched', async () => {
  const file = withPart(
    await wordFile([line('1. 如图，求 AB。', picture()), line('答案：5')]),
    'word/_rels/document.xml.rels',
    (text) => text.replaceAll(/Target="media\/[^"]+"/g, 'Target="file:///etc/hostname" TargetMode="External"'),
  )
  expect(told(await read(file))).toEqual([['picture', '三角形 ABC', 0]])
})

test('a picture above all questions is told, and is no title', async () => {
  const paper = await read(await wordFile([line(picture()), line('期中练习'), line('1. 求 1+1。'), line('答案：2')]))
  expect([paper.title, told(paper)]).toEqual(['期中练习', [['picture', '三角形 ABC', null]]])
})
