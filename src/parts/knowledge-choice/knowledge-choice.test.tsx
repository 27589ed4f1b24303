// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { bank } from '#api/contract/groups/bank.ts'
import { pointFields, pointNamesOf } from '#domain/questions/point-names.ts'
import { openScreen } from '#tests/support/documents/open-screen.tsx'
import { KnowledgeChoice } from './knowledge-choice.tsx'

const list = [
  { name: '一般现在时', chapterNames: ['Unit 1'] },
  { name: '一般过去时', chapterNames: ['Unit 2', 'Unit 5 Pets'] },
  { name: '词义猜测', chapterNames: [] },
]

/** The field of an item with these points, and what was chosen in it, one list for each change. */
function openChoice(names: readonly string[]) {
  const chosen: string[][] = []
  function Kept() {
    const [value, setValue] = useState(pointFields(names))
    const change = (points: typeof value) => {
      chosen.push(pointNamesOf(points))
      setValue(points)
    }
    return <KnowledgeChoice subjectId={203} value={value} onChange={change} />
  }
  openScreen(<Kept />, { [bank.knowledgePoints.path]: () => ({ list }) })
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: '知识点' })
  return { chosen, field }
}

const optionsShown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

test('the points of the subject are found by a part of their name, and several are chosen', async () => {
  const { chosen, field } = openChoice([])
  act(() => field.focus())
  fireEvent.click(field)
  await waitFor(() => expect(optionsShown()).toEqual(['一般现在时Unit 1', '一般过去时Unit 2', '词义猜测']))
  fireEvent.change(field, { target: { value: '过去' } })
  await waitFor(() => expect(optionsShown()).toEqual(['一般过去时Unit 2']))
  fireEvent.click(screen.getByRole('option', { name: /一般过去时/ }))
  await waitFor(() => expect(optionsShown()).toEqual(['一般现在时Unit 1', '词义猜测']))
  fireEvent.click(screen.getByRole('option', { name: /词义猜测/ }))
  expect(chosen).toEqual([['一般过去时'], ['一般过去时', '词义猜测']])
})

test('the points of a chapter are found by its name, which then is the one beside them', async () => {
  const { field } = openChoice([])
  act(() => field.focus())
  fireEvent.change(field, { target: { value: ' unit 1' } })
  await waitFor(() => expect(optionsShown()).toEqual(['一般现在时Unit 1']))
  fireEvent.change(field, { target: { value: 'pets' } })
  await waitFor(() => expect(optionsShown()).toEqual(['一般过去时Unit 5 Pets']))
})

test('a chosen point is removed by its button, and the last one by the backspace key', () => {
  const { chosen, field } = openChoice(['一般过去时', '词义猜测', '一般现在时'])
  fireEvent.click(screen.getByRole('button', { name: '去掉知识点：词义猜测' }))
  fireEvent.keyDown(field, { key: 'Backspace' })
  expect(chosen).toEqual([['一般过去时', '一般现在时'], ['一般过去时']])
})

test('a name that the bank does not have stays, and says so', async () => {
  openChoice(['时态'])
  const names = () => screen.queryAllByText(/时态/).map(({ textContent }) => textContent)
  await waitFor(() => expect(names()).toEqual(['时态（题库里没有）']))
})
