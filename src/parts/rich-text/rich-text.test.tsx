// @vitest-environment jsdom
import { act, fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { formulaAttacks, markupAttacks } from '#tests/support/pages/attacks.ts'
import { RichText } from './rich-text.tsx'

const key = '0123456789abcdef0123456789abcdef'

const attacks = [...markupAttacks, ...formulaAttacks]

const frames: readonly [string, (attack: string) => string][] = [
  ['plain', (attack) => attack],
  ['strong', (attack) => `**${attack}**`],
  ['underlined', (attack) => `__${attack}__`],
  ['in a line formula', (attack) => `$${attack}$`],
  ['as a displayed formula', (attack) => `$$${attack}$$`],
  ['as what a picture shows', (attack) => `![${attack}](picture:${key})`],
  ['as the key of a picture', (attack) => `![x](picture:${attack})`],
  ['behind the key of a picture', (attack) => `![x](picture:${key}|${attack})`],
  ['in a cell', (attack) => `| a | ${attack} |\n| $${attack.replaceAll('|', '\\|')}$ |`],
]

const allowedTags = /^(div|p|span|strong|u|w?br|img|math|semantics|m[a-z]+|svg|path|line)$/

const allowedAttributes =
  /^(class|style|lang|role|src|alt|loading|aria-hidden|xmlns|display|displaystyle|scriptlevel|mathvariant|stretchy|fence|separator|lspace|rspace|minsize|maxsize|accent|width|height|depth|voffset|viewbox|preserveaspectratio|d|columnalign|rowspacing|columnspacing|mathcolor|linethickness|movablelimits|symmetric)$/

const ownPicture = `/client/picture/${key}`

test.each(frames)('no attack gets an element or attribute of its own: %s', async (_name, frame) => {
  for (const attack of attacks) {
    const { container, unmount } = renderUi(<RichText text={frame(attack)} />)
    await act(() => import('./formula.tsx'))
    const root = container.querySelector('div[class]') ?? container
    const found = [...root.querySelectorAll('*')].flatMap((element) => [
      ...(allowedTags.test(element.localName) ? [] : [element.localName]),
      ...element.getAttributeNames().filter((name) => !allowedAttributes.test(name.toLowerCase())),
      ...(/url|expression|javascript/i.test(element.getAttribute('style') ?? '') ? ['style with an address'] : []),
      ...((element.getAttribute('src') ?? ownPicture) === ownPicture ? [] : ['an address that is no picture of ours']),
      ...(element.localName !== 'img' && element.hasAttribute('src') ? ['an address elsewhere'] : []),
    ])
    expect({ attack, found }).toEqual({ attack, found: [] })
    unmount()
  }
})

test('text that looks like markup is shown as typed', () => {
  const { getByText } = renderUi(<RichText text="if a < b, <b>not bold</b> & so on" />)
  expect(getByText('if a < b, <b>not bold</b> & so on').localName).toBe('p')
})

test('a formula is drawn, and provided as MathML for screen readers', async () => {
  const { container } = renderUi(<RichText text="解方程 $\frac{2x-1}{3}=1$" />)
  await act(() => import('./formula.tsx'))
  expect(container.querySelector('math mfrac')?.textContent).toBe('2x−13')
  expect(container.querySelector('.katex-html')?.getAttribute('aria-hidden')).toBe('true')
})

test('a formula that cannot be parsed is shown as typed', async () => {
  const { container } = renderUi(<RichText text="$\frac{1$" />)
  await act(() => import('./formula.tsx'))
  expect(container.querySelector('p')?.textContent).toBe('\\frac{1')
})

test('English text is marked as such, and blanks can hold what the caller provides', () => {
  const { container } = renderUi(
    <RichText
      text="She [[1]] up at [[2]]."
      lang="en"
      renderBlank={(number) => <input aria-label={`空 ${number}`} />}
    />,
  )
  expect(container.querySelector('[lang=en]')?.textContent).toBe('She  up at .')
  expect([...container.querySelectorAll('input')].map((input) => input.ariaLabel)).toEqual(['空 1', '空 2'])
})

/** What shares an unbreakable span with a box, formulas as F. */
async function boundIn(text: string): Promise<readonly (string | null)[]> {
  const { container } = renderUi(<RichText text={text} />)
  await act(() => import('./formula.tsx'))
  for (const formula of container.querySelectorAll('.katex')) formula.replaceWith('F')
  return [...container.querySelectorAll('[class*=bound]')].map((span) => span.textContent)
}

test.each([
  ['若 $a=b$，则 $a>0$。$$c$$，', ['F，', 'F。']],
  ['($a$), $b$; and $c$ .', ['F),', 'F;', 'F .']],
  ['$a$”。那么', ['F”。']],
  ['若 $a$**，则**对', ['F，']],
  ['$a$$，b$再 $c$$d$', ['FF']],
  ['$a$，$b$', ['F，']],
  ['填 [[1]]，再填 [[2]]', ['第 1 空1，']],
  ['没有公式，也没有空', []],
])('in %j marks stay with the box before them: %j', async (text, bound) => expect(await boundIn(text)).toEqual(bound))

test('a formula in an unbreakable span breaks between its parts', async () => {
  const { container } = renderUi(<RichText text="$a+b=c$，" />)
  await act(() => import('./formula.tsx'))
  const html = container.querySelector('.katex-html')
  expect([...(html?.children ?? [])].map(({ localName }) => localName)).toEqual(['span', 'wbr', 'span', 'wbr', 'span'])
})

test('a blank written as underlined spaces is a line to write on', () => {
  const { container } = renderUi(<RichText text={'结果是 __\u3000\u3000\u3000\u3000__。'} />)
  expect(container.querySelector('p')?.textContent).toBe('结果是 ________。')
})

test('a picture is inline, as wide as specified, with the comma after it', () => {
  const { container } = renderUi(<RichText text={`如图 ![△ABC](picture:${key}|40)，![](picture:${key})`} />)
  const attributes = [...container.querySelectorAll('img')].map((image) =>
    Object.fromEntries(image.getAttributeNames().map((name) => [name, image.getAttribute(name)])),
  )
  const common = { class: expect.any(String), src: `/client/picture/${key}`, loading: 'lazy' }
  expect(attributes).toEqual([
    { ...common, alt: '△ABC', style: 'width: 40%;' },
    { ...common, alt: '图片' },
  ])
  expect(container.querySelector('[class*=bound]')?.textContent).toBe('，')
})

test('a picture that fails to load says so, with its description', () => {
  const { container, getByAltText } = renderUi(<RichText text={`看 ![△ABC](picture:${key})`} />)
  fireEvent.error(getByAltText('△ABC'))
  expect(container.querySelector('p')?.textContent).toBe('看 ［图片无法显示：△ABC］')
})

const table = `表\n| $x$ | ![图](picture:${key}) |\n| [[1]] |`

test.each([
  ['among paragraphs', false],
  ['within a line', true],
])('a table has rows and cells that hold formulas, pictures and blanks: %s', (_name, inline) => {
  const { getAllByRole } = renderUi(
    <RichText text={table} inline={inline} renderBlank={(number) => <input aria-label={`空 ${number}`} />} />,
  )
  const cells = getAllByRole('row').map((row) => [...row.children].map((cell) => cell.firstElementChild?.localName))
  expect(cells).toEqual([
    ['span', 'img'],
    ['input', undefined],
  ])
})
