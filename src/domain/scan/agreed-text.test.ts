import { expect, test } from 'vitest'
import { agreedText, countsAsRight } from './agreed-text.ts'

const agreedOn = (paddle: string, tesseract: string, [sure, other]: readonly [number, number] = [0.9, 0.8]) =>
  agreedText({ paddle: { text: paddle, confidence: sure }, tesseract: { text: tesseract, confidence: other } })

test('what both engines read is agreed, with the lower confidence', () => {
  expect([agreedOn('library', 'library'), agreedOn('-3', '−3', [0.8, 0.6])]).toEqual([
    { text: 'library', confidence: 80 },
    { text: '-3', confidence: 60 },
  ])
})

test('case, width and the end mark of a sentence make no difference, as in typed answers', () => {
  expect([agreedOn('Went', 'went.')?.text, agreedOn('１２', '12')?.text]).toEqual(['Went', '12'])
})

test.each([
  ['another letter', 'went', 'want', [0.99, 0.99]],
  ['words apart or not', 'anymore', 'any more', [0.99, 0.99]],
  ['an engine that is not sure', 'went', 'went', [0.79, 0.99]],
  ['the other one', 'went', 'went', [0.99, 0.59]],
  ['nothing read', '', '', [0.99, 0.99]],
] as const)('%s is no agreement', (_, paddle, tesseract, sure) => {
  expect(agreedOn(paddle, tesseract, sure)).toBeNull()
})

test('a text is right as it would be if typed', () => {
  const blank = { kind: 'blank', accept: ['library', 'libraries'] } as const
  const number = { kind: 'number', accept: ['\\dfrac{1}{2}'] } as const
  const of = (item: typeof blank | typeof number, texts: readonly string[]) =>
    texts.map((text) => countsAsRight(item, text))
  expect([of(blank, ['Libraries', 'librery']), of(number, ['1/2', '0.5', '2'])]).toEqual([
    [true, false],
    [true, true, false],
  ])
})
