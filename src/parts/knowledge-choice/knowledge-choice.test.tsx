// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bank } from '#api/contract/areas/bank.ts'
import { openScreen } from '#tests/support/documents/open-screen.tsx'
import { KnowledgeChoice } from './knowledge-choice.tsx'

const list = [
  { name: '一般现在时', chapterName: 'Unit 1' },
  { name: '一般过去时', chapterName: 'Unit 2' },
  { name: '词义猜测', chapterName: null },
]

/** The field of an item, and what was chosen in it. */
function openChoice(value: string) {
  const chosen: string[] = []
  openScreen(<KnowledgeChoice subjectId={203} value={value} onChange={(name) => chosen.push(name)} />, {
    [bank.knowledgePoints.path]: () => ({ list }),
  })
  return { chosen, field: screen.getByRole<HTMLInputElement>('combobox', { name: '知识点' }) }
}

const optionsShown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

test('the points of the subject are found by a part of their name, and one is chosen', async () => {
  const { chosen, field } = openChoice('')
  act(() => field.focus())
  fireEvent.click(field)
  await waitFor(() => expect(optionsShown()).toEqual(['一般现在时Unit 1', '一般过去时Unit 2', '词义猜测']))
  fireEvent.change(field, { target: { value: '过去' } })
  await waitFor(() => expect(optionsShown()).toEqual(['一般过去时Unit 2']))
  fireEvent.click(screen.getByRole('option', { name: /一般过去时/ }))
  expect(chosen).toEqual(['一般过去时'])
})

test('a name that the bank does not have stays, and says so', async () => {
  const { field } = openChoice('时态')
  await waitFor(() => expect(field.value).toBe('时态（题库里没有）'))
})
