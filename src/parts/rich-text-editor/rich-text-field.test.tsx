// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { picture } from '#api/contract/groups/picture.ts'
import { type Answers, refused } from '#tests/support/documents/fake-answers.ts'
import { createLeavingGuards, LeavingContext } from '#ui/navigation/leaving-guards.ts'
import { openScreen } from '#tests/support/documents/open-screen.tsx'
import { richTextEditorTexts } from './rich-text-editor.texts.ts'
import { RichTextGroup } from './rich-text-group.tsx'
import { RichTextField } from './rich-text-field.tsx'
import { RichTextTools } from './rich-text-tools.tsx'
import { paste, selectAll, typeRichText } from './testing/type-rich-text.ts'

/** A form with one field; `value()` is the last value reported. */
async function openField(source: string, answers: Answers = {}) {
  const heard: string[] = []
  function Form() {
    const [value, setValue] = useState(source)
    const change = (typed: string) => {
      heard.push(typed)
      setValue(typed)
    }
    return (
      <RichTextGroup>
        <RichTextTools />
        <RichTextField label="题目" value={value} onChange={change} />
        <button type="button" onClick={() => setValue('别处的 $y$')}>
          换掉
        </button>
      </RichTextGroup>
    )
  }
  const guards = createLeavingGuards()
  openScreen(
    <LeavingContext value={guards}>
      <Form />
    </LeavingContext>,
    answers,
  )
  const field = await screen.findByRole('textbox', { name: '题目' })
  return { field, value: () => heard.at(-1), heard, guards }
}

const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }))

test('rich text is shown as in print, and unchanged if nothing was typed', async () => {
  const { field, heard } = await openField('求 $x^2$ 与 **[[1]]**\n| a | b |')
  await act(() => import('../rich-text/formula.tsx'))
  await waitFor(() => expect(field.querySelector('[data-tex] math')).not.toBeNull())
  expect(
    within(field)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['a', 'b'])
  expect({ strong: field.querySelector('strong')?.textContent, heard }).toEqual({ strong: '1', heard: [] })
})

test('pasted plain text is parsed as rich text', async () => {
  const { field, value } = await openField('旧的')
  act(() => typeRichText(field, '求 $x$ 的__值__\n第二段'))
  expect(value()).toBe('求 $x$ 的__值__\n第二段')
})

test('tools act on the field: marks, blanks, gaps, tables; and can be undone', async () => {
  const { field, value } = await openField('题目')
  act(() => field.focus())
  act(() => selectAll(field))
  act(() => press('加粗'))
  expect({ value: value(), isBold: screen.getByRole('button', { name: '加粗' }).ariaPressed }).toEqual({
    value: '**题目**',
    isBold: 'true',
  })
  act(() => press('撤销输入'))
  expect(value()).toBe('题目')
  act(() => void fireEvent.keyDown(field, { key: 'u', ctrlKey: true }))
  expect(value()).toBe('__题目__')
  act(() => press('填空'))
  act(() => press('填空'))
  act(() => press('横线'))
  expect(value()).toBe('[[1]][[2]]______')
  act(() => press('表格'))
  act(() => press('加行'))
  act(() => press('删列'))
  expect(value()).toBe('[[1]][[2]]______\n|  |  |\n|  |  |\n|  |  |\n')
})

test('tools do not rerender for changes that they do not show', async () => {
  const { field } = await openField('一')
  const drawn = vi.spyOn(richTextEditorTexts['zh-CN'], 'keyed')
  act(() => typeRichText(field, '二'))
  const first = drawn.mock.calls.length
  act(() => typeRichText(field, '三'))
  expect({ wasDrawn: first > 0, drawnAgain: drawn.mock.calls.length - first }).toEqual({
    wasDrawn: true,
    drawnAgain: 0,
  })
  drawn.mockRestore()
})

test('a value set by the owner replaces what was typed before', async () => {
  const { field, value } = await openField('一')
  act(() => typeRichText(field, '二'))
  act(() => press('换掉'))
  expect({ shown: field.textContent, value: value() }).toEqual({ shown: '别处的 y', value: '二' })
})

test('HTML from a word processor keeps its structure and loses its styles', async () => {
  const { field, value } = await openField('')
  const html = `<html><head><style>p{color:red}</style></head><body><!--StartFragment--><p class=MsoNormal style='color:red'
    onclick="alert(1)">已知<b><span style='font-size:14pt'>粗</span></b><u>线</u><!--[if gte msEquation 12]><m:oMath><m:f><m:fPr>
    <span style='font-family:"Cambria Math",serif'><m:ctrlPr></m:ctrlPr></span></m:fPr><m:num><i><span lang=EN-US><m:r>x</m:r></span></i>
    </m:num><m:den><i><m:r>2</m:r></i></m:den></m:f></m:oMath><![endif]--><![if !msEquation]><img src="file:///c.png"><![endif]></p>
    <table><tr><td><p>甲</p></td><td><p>乙</p></td></tr></table><script>alert(1)</script><!--EndFragment--></body></html>`
  act(() => paste(field, { 'text/html': html, 'text/plain': '已知' }))
  expect(value()).toBe('已知**粗**__线__$\\frac{x}{2}$\n| 甲 | 乙 |')
})

test.each([
  ['MathML', '<p>解<math><msqrt><mn>3</mn></msqrt></math></p>', '解$\\sqrt{3}$'],
  [
    'KaTeX',
    '<span class="katex"><span class="katex-mathml"><math><semantics><mi>x</mi><annotation encoding="application/x-tex">x:y</annotation></semantics></math></span><span class="katex-html">x1</span></span>',
    '$x:y$',
  ],
  [
    'styles of an editor on the web',
    '<b style="font-weight:normal"><span style="font-weight:700">a</span> b</b>',
    '**a** b',
  ],
  [
    'a picture that cannot be brought along',
    '<p>图<img src="https://example.invalid/a.png" onerror="alert(1)">中</p>',
    '图（这里的图片没有粘贴过来，请用“图片”插入）中',
  ],
  ['words like attributes', '<p>Only one = 1, style = b</p>', 'Only one = 1, style = b'],
  ['raised and lowered letters', '<p>10<sup>-3</sup>，H<sub>2</sub>O</p>', '10$^{-3}$，H$_{2}$O'],
  [
    'letters raised by a style',
    '<p>x<span style="font-size:9pt;vertical-align:super">2</span>，<sup><span style="vertical-align:super">y</span></sup></p>',
    'x$^{2}$，$^{y}$',
  ],
  ['a raised letter within one', '<p>a<sup>b<sub>1</sub></sup> 5<sup> </sup>m</p>', 'a$^{b_{1}}$ 5 m'],
  [
    'a break of the line',
    'A. 甲<br>B. <b>乙<br>C. 丙</b><br class="Apple-interchange-newline">',
    'A. 甲\nB. **乙**\n**C. 丙**',
  ],
  ['breaks at the end', '<p>一<br><br></p>', '一'],
  ['an item that begins outside of its paragraph', '<ul><li>甲<p>乙</p></li></ul>', '甲\n乙'],
  ['a break within a paragraph', '<p>一<br><br>二<br></p><p>三</p>', '一\n二\n三'],
  ['a numbered list', '<ol start="3"><li>a</li><li value="7"><p>b<br>c</p></li><li>d</li></ol>', '3. a\n7. b\nc\n8. d'],
  [
    'a list numbered by letters',
    '<ol type="A"><li>甲</li><li>乙</li></ol><ol><li style="list-style-type:lower-alpha">丙</li></ol>',
    'A. 甲\nB. 乙\na. 丙',
  ],
  [
    'a table with merged cells',
    '<table><tr><td rowspan="2">甲</td><td colspan="2">乙</td></tr><tr><td>丙</td><td>丁<br>戊</td></tr></table>',
    '| 甲 | 乙 |  |\n|  | 丙 | 丁 戊 |',
  ],
  [
    'a cell with several paragraphs',
    '<table><tr><td><p>a</p></td><td><p>b</p>\n<p style="font-weight:bold">b2</p>b3</td><td>c</td></tr></table>',
    '| a | b **b2** b3 | c |',
  ],
  [
    'a cell with a list or a table of its own',
    '<table><tr><td>a<ol><li>b</li><li>c</li></ol></td><td><table><tr><td>d</td><td>e</td></tr></table></td></tr></table>',
    '| a 1. b 2. c | d e |',
  ],
  ['a list', '<ul><li>a</li><li>b</li></ul>', 'a\nb'],
])('%s is read from HTML', async (_name, html, source) => {
  const { field, value } = await openField('')
  act(() => paste(field, { 'text/html': html, 'text/plain': '' }))
  expect(value()).toBe(source)
})

test('a picture that failed to upload can be retried and goes where it was meant to', async () => {
  const key = '0123456789abcdef0123456789abcdef'
  let tries = 0
  const answer = () => ((tries += 1) === 1 ? refused('pictureBroken') : { key, width: 4, height: 3 })
  const { field, value } = await openField('图：', { [picture.upload.path]: answer })
  const file = new File([new Uint8Array([1])], 'a.png', { type: 'image/png' })
  act(() => field.focus())
  fireEvent.paste(field, { clipboardData: { getData: () => '', files: [file] } })
  expect(within(field).getByRole('status').textContent).toBe('图片上传中…')
  expect((await within(field).findByRole('alert')).textContent).toContain('图片没有传上去')
  press('重试')
  await waitFor(() => expect(value()).toBe(`![](picture:${key})图：`))
  expect({ tries, status: within(field).queryByRole('status') }).toEqual({ tries: 2, status: null })
})

test('a picture from a word processor is taken if the text beside it is but white space', async () => {
  const { field, value } = await openField('图：', {
    [picture.upload.path]: () => ({ key: keyOf('3'), width: 4, height: 3 }),
  })
  act(() => field.focus())
  fireEvent.paste(field, { clipboardData: { getData: () => '\r\n', files: [png('1.png')] } })
  await waitFor(() => expect(value()).toBe(`![](picture:${keyOf('3')})图：`))
})

const keyOf = (digit: string): string => digit.repeat(32)

const png = (name: string) => new File([new Uint8Array([1])], name, { type: 'image/png' })

test('pictures pasted together keep their order', async () => {
  const keys = [keyOf('2'), keyOf('1')]
  const answer = () => ({ key: keys.shift() ?? '', width: 4, height: 3 })
  const { field, value } = await openField('图：', { [picture.upload.path]: answer })
  act(() => field.focus())
  fireEvent.paste(field, { clipboardData: { getData: () => '', files: [png('1.png'), png('2.png')] } })
  await waitFor(() => expect(value()).toBe(`![](picture:${keyOf('1')})![](picture:${keyOf('2')})图：`))
})

test('leaving or closing the page while a picture is uploaded asks, and no longer once it is in the text', async () => {
  let answerNow: ((value: object) => void) | null = null
  const answer = () => new Promise<object>((resolve) => (answerNow = resolve))
  const { field, value, guards } = await openField('图：', { [picture.upload.path]: answer })
  act(() => field.focus())
  fireEvent.paste(field, { clipboardData: { getData: () => '', files: [png('1.png')] } })
  await waitFor(() => expect(answerNow).not.toBeNull())
  const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  let isGone = false
  const isStopped = guards.stop(() => (isGone = true))
  const question = await screen.findByRole('dialog', { name: '离开' })
  expect({ isStopped, isGone, closes: closes(), asked: question.textContent }).toEqual({
    isStopped: true,
    isGone: false,
    closes: false,
    asked: '离开图片还没有传完，现在离开吗？离开后要重新插入。留下离开',
  })
  fireEvent.click(within(question).getByRole('button', { name: '留下' }))
  await act(async () => answerNow?.({ key: keyOf('1'), width: 4, height: 3 }))
  await waitFor(() => expect(value()).toBe(`![](picture:${keyOf('1')})图：`))
  expect({ isStopped: guards.stop(() => {}), closes: closes(), isGone }).toEqual({
    isStopped: false,
    closes: true,
    isGone: false,
  })
})

test('leaving asks once about the pictures of all fields', async () => {
  const guards = createLeavingGuards()
  openScreen(
    <LeavingContext value={guards}>
      <RichTextGroup>
        {['题干', '解析'].map((label) => (
          <RichTextField key={label} label={label} value="" onChange={() => {}} />
        ))}
      </RichTextGroup>
    </LeavingContext>,
    { [picture.upload.path]: () => new Promise<object>(() => {}) },
  )
  const fields = await screen.findAllByRole('textbox')
  for (const field of fields) {
    act(() => field.focus())
    fireEvent.paste(field, { clipboardData: { getData: () => '', files: [png('1.png')] } })
  }
  expect(screen.getAllByText('图片上传中…')).toHaveLength(2)
  let leftCount = 0
  guards.stop(() => (leftCount += 1))
  fireEvent.click(await screen.findByRole('button', { name: '离开' }))
  await waitFor(() =>
    expect({ leftCount, question: screen.queryByRole('dialog') }).toEqual({ leftCount: 1, question: null }),
  )
})

test('a picture whose position is gone when its upload ends is reported', async () => {
  let answerNow: ((value: object) => void) | null = null
  const answer = () => new Promise<object>((resolve) => (answerNow = resolve))
  const { field } = await openField('图：', { [picture.upload.path]: answer })
  act(() => field.focus())
  fireEvent.paste(field, { clipboardData: { getData: () => '', files: [png('1.png')] } })
  await waitFor(() => expect(answerNow).not.toBeNull())
  act(() => press('换掉'))
  await act(async () => answerNow?.({ key: keyOf('1'), width: 4, height: 3 }))
  expect((await screen.findByText(/^图片传好时/)).textContent).toBe(
    '图片传好时原来的位置已经没有了，没有放进去，请再插入一次',
  )
  expect(field.querySelector('img[data-picture]')).toBeNull()
})
