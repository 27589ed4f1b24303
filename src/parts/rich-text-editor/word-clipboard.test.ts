// @vitest-environment jsdom
import { DOMParser } from 'prosemirror-model'
import { expect, test } from 'vitest'
import { cleanHtml } from './clean-html.ts'
import { schema } from './schema.ts'
import { toSource } from './source.ts'
import {
  equation,
  letters,
  listed,
  paragraph,
  picture,
  settings,
  squareOf,
  wordPage,
} from './testing/word-clipboard.ts'

/** The rich text that pasting it gives. */
function pasted(body: string): string {
  const page = document.createElement('div')
  page.innerHTML = cleanHtml(wordPage(body), '（图）')
  return toSource(DOMParser.fromSchema(schema).parse(page))
}

const cases = `<m:d><m:dPr><m:begChr m:val="{"/><m:endChr m:val=""/>${settings}</m:dPr><m:e><m:eqArr><m:eqArrPr>${settings}</m:eqArrPr>
<m:e>${letters('x+y=1')}</m:e><m:e>${letters('x-y=3')}</m:e></m:eqArr></m:e></m:d>`

const bold = `<m:r><m:rPr><m:scr m:val="roman"/><m:sty m:val="b"/></m:rPr>a</m:r>`

test.each([
  [
    'in a line, once',
    paragraph(`已知${equation(squareOf('x') + letters('=4'))}，求${equation(letters('x'))}`),
    '已知$x^{2}=4$，求$x$',
  ],
  ['between brackets of their own', paragraph(equation(cases)), String.raw`$\begin{cases}x+y=1 \\ x-y=3\end{cases}$`],
  ['with bold letters', paragraph(equation(bold)), String.raw`$\mathbf{a}$`],
  [
    'within underlined text, which goes on',
    `<p><span style='text-decoration:underline'>甲${equation(letters('x'))}乙</span></p>`,
    '__甲$x$乙__',
  ],
  ['in a list', listed('1.', `求${equation(squareOf('x'))}的值`), '1. 求$x^{2}$的值'],
])('equations of Word come as formulas %s', (_how, body, text) => {
  expect(pasted(body)).toBe(text)
})

test('numbers of Word’s lists are kept, its bullets are not', () => {
  const numbered = listed('1.', '甲') + listed('(2)', '乙') + listed('A.', '丙') + listed('一、', '丁')
  const bulleted = listed('l', '戊', 'Wingdings') + listed('·', '己', 'Symbol') + listed('o', '庚', '"Courier New"')
  expect(pasted(numbered + bulleted)).toBe('1. 甲\n(2) 乙\nA. 丙\n一、 丁\n戊\n己\n庚')
})

test('cells of Word’s tables keep their formulas; its empty cells and paragraphs are empty', () => {
  const empty = '<p class=MsoNormal><span lang=EN-US><o:p>&nbsp;</o:p></span></p>'
  const cells = `<tr><td>${paragraph('甲')}</td><td>${paragraph(equation(squareOf('a')))}</td></tr>
<tr><td>${empty}</td><td>${paragraph('乙')}</td></tr>`
  expect(pasted(`<table class=MsoTableGrid border=1>${cells}</table>${empty}${paragraph('后')}`)).toBe(
    '| 甲 | $a^{2}$ |\n|  | 乙 |\n\n后',
  )
})

test('where Word had a picture it is said, once', () => {
  expect(pasted(paragraph(`${picture}如图`))).toBe('（图）如图')
})

test('notes in the margin of a Word document are not part of its text', () => {
  const noted = `<a style='mso-comment-reference:x_1'>正文</a><span class=MsoCommentReference><![if !supportAnnotations]><a
class=msocomanchor href="#_msocom_1">[x1]</a><![endif]></span>`
  expect(pasted(paragraph(noted))).toBe('正文')
})
