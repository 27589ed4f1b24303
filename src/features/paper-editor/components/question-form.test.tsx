// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { PaperAct } from '#domain/paper/editing/operations.ts'
import { withNewItem } from '#domain/paper/question-items.ts'
import { item, question } from '#domain/paper/testing/papers.ts'
import { typeRichText } from '#parts/rich-text-editor/testing/type-rich-text.ts'
import { MarksWrongNumbers } from '#parts/paper-sheet/marks-wrong-numbers.ts'
import { openScreen } from '#tests/support/documents/open-screen.tsx'
import { questionFormTexts } from '../question-form.texts.ts'
import { QuestionForm } from './question-form.tsx'

const asked = question(1, { passage: '短文', items: [item(101), item(102)] })

/** The form of a question with two items, and the versions it committed to the paper. */
async function openForm(question = asked) {
  const edits: PaperAct[] = []
  openScreen(
    <MarksWrongNumbers value>
      <QuestionForm
        question={question}
        bookId={null}
        printing={{ subjectId: 203, printed: '1–2', rule: 'byItem', showsScores: false }}
        head={{ paperTitle: '', duration: 40, score: 10, ownerName: '' }}
        edit={(edit) => edits.push(edit)}
        newItemId={() => -900_000_000_000_001}
        onDone={() => {}}
        onGiveUp={null}
      />
    </MarksWrongNumbers>,
  )
  const stems = await screen.findAllByRole('textbox', { name: '题目' })
  return { stems, edits }
}

test('typing in one field re-renders neither the options of its item nor those of another', async () => {
  const { stems } = await openForm()
  const drawn = vi.spyOn(questionFormTexts['zh-CN'], 'option')
  act(() => typeRichText(stems[0] as HTMLElement, '改了'))
  expect({ stem: stems[0]?.textContent, drawn: drawn.mock.calls }).toEqual({ stem: '改了', drawn: [] })
  drawn.mockRestore()
})

test('what was typed in several fields is committed together when they lose focus', async () => {
  const { stems, edits } = await openForm()
  act(() => {
    typeRichText(stems[0] as HTMLElement, '甲')
    typeRichText(stems[1] as HTMLElement, '乙')
  })
  act(() => stems[1]?.blur())
  const [first, second] = asked.items
  const element = {
    ...asked,
    items: [
      { ...first, stem: '甲' },
      { ...second, stem: '乙' },
    ],
  }
  expect(edits.at(-1)).toEqual({ kind: 'modify', element })
})

test('two options changed within one frame are both kept', async () => {
  const { stems, edits } = await openForm()
  const [one, two] = ['A', 'B'].map((letter) => screen.getAllByRole('textbox', { name: `选项 ${letter}` })[0])
  act(() => {
    typeRichText(one as HTMLElement, '甲')
    typeRichText(two as HTMLElement, '乙')
  })
  act(() => stems[0]?.focus())
  act(() => stems[0]?.blur())
  const [first, second] = asked.items
  const options = [
    { id: 'A', text: '甲' },
    { id: 'B', text: '乙' },
  ]
  expect(edits.at(-1)).toEqual({ kind: 'modify', element: { ...asked, items: [{ ...first, options }, second] } })
})

/** What is marked inside an element, each with why. */
const marksIn = (element: Element) =>
  [...element.querySelectorAll<HTMLElement>('[title]')].map(({ textContent, title }) => ({
    what: textContent,
    why: title,
  }))

const passageField = () => screen.getByRole('textbox', { name: '题干或短文' })

test('blanks that do not fit are marked in the text and on the sheet, and an item without one says so', async () => {
  await openForm({ ...asked, passage: 'It [[1]], [[1]] and [[4]].', type: 902 })
  const twice = { what: '1', why: '编号重复' }
  const extra = { what: '4', why: '没有对应的小题' }
  expect(marksIn(passageField())).toEqual([twice, twice, extra])
  const sheet = [...document.querySelectorAll('span[title]')].filter((one) => !passageField().contains(one))
  expect(sheet.map(({ textContent }) => textContent)).toEqual(['1', '1', '4'])
  const [first, second] = screen.getAllByRole('group')
  const complaint = '文中没有这一小题的填空线。'
  expect([first, second].map((one) => one?.textContent.includes(complaint))).toEqual([false, true])
})

test('numbered slots that do not fit are marked in the text until they do', async () => {
  await openForm({ ...asked, passage: 'It __21__, then 25____.' })
  expect(marksIn(passageField())).toEqual([{ what: '25', why: '和别的编号接不上' }])
  act(() => typeRichText(passageField(), 'It __21__, then 21____.'))
  await vi.waitFor(() =>
    expect(marksIn(passageField())).toEqual([
      { what: '21', why: '编号重复' },
      { what: '21', why: '编号重复' },
    ]),
  )
  act(() => typeRichText(passageField(), 'It __21__, then 22____.'))
  await vi.waitFor(() => expect(marksIn(passageField())).toEqual([]))
})

test('a blank inserted before the others gets its number and its item by one press, and no answer moves', async () => {
  const cloze = { ...asked, passage: 'It [[1]] and [[2]].', type: 902 }
  const { edits } = await openForm(cloze)
  act(() => typeRichText(passageField(), 'So [[3]] it [[1]] and [[2]].'))
  const button = await screen.findByRole('button', { name: '补上小题并按先后编号' })
  act(() => button.click())
  const { items } = withNewItem(cloze, -900_000_000_000_001)
  const element = { ...cloze, passage: 'So [[1]] it [[2]] and [[3]].', items: [items[2], items[0], items[1]] }
  expect(edits.at(-1)).toEqual({ kind: 'modify', element })
})

test('a blank that is compared as maths says which answers need not be repeated', async () => {
  const blanks = (['number', 'blank'] as const).map((kind, index) =>
    item(101 + index, { options: [], key: { kind, accept: ['1/2'] } }),
  )
  await openForm(question(1, { items: blanks }))
  const hints = screen
    .getAllByRole('textbox', { name: '认可的答案' })
    .map((field) => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent)
  expect(hints).toEqual([
    '一行一个，第一行是标准答案。相等的写法（1/2 和 0.5，x=1或x=2 不分先后，2x+1 和 1+2x）不用重复写。',
    '一行一个，第一行是标准答案。',
  ])
})
