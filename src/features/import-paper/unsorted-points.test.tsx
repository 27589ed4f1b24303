// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { bank } from '#api/contract/groups/bank.ts'
import { importPaper } from '#api/contract/groups/import-paper.ts'
import { openScreen } from '#tests/support/documents/open-screen.tsx'
import { ReviewImportScreen } from './review-import.screen.tsx'
import { readInfo } from './testing/import-fixtures.ts'

test('questions without a knowledge point get the same ones at once, others keep theirs', async () => {
  const [one, other] = readInfo.questions
  if (one === undefined || other === undefined) throw new Error('Two questions were to be read')
  const withPoint = (question: typeof one, knowledge: string) => ({
    ...question,
    items: question.items.map((item) => ({ ...item, knowledge })),
  })
  const questions = [withPoint(one, ''), withPoint(other, '情态动词'), withPoint(one, '')]
  openScreen(<ReviewImportScreen paperImportId={3} />, {
    [importPaper.info.path]: () => ({ ...readInfo, questions }),
    [bank.knowledgePoints.path]: () => ({ list: [{ name: '一般过去时', chapterNames: [] }] }),
  })
  await userEvent.click(await screen.findByRole('combobox', { name: '知识点' }))
  await userEvent.click(await screen.findByRole('option', { name: '一般过去时' }))
  fireEvent.click(screen.getByRole('button', { name: '填到没有知识点的 2 道题' }))
  await waitFor(() => expect(screen.getAllByText('一般过去时').length).toBe(2))
  expect(screen.getAllByText('情态动词').length).toBe(1)
  expect(screen.queryByRole('button', { name: /没有知识点/ })).toBe(null)
})
