// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { LanguageProvider } from '#ui/language/language-context.tsx'
import { readInfo } from '../testing/import-fixtures.ts'
import { DraftView } from './draft-view.tsx'

test('built-in knowledge points are named in the language of the page, others as they stand in the file', async () => {
  const questions = readInfo.questions.slice(0, 1).map((question) => ({
    ...question,
    items: question.items.map((item) => ({ ...item, knowledge: '一般过去时', furtherPoints: ['我的考点'] })),
  }))
  renderUi(
    <LanguageProvider value="en" onChange={() => {}}>
      {questions.map((question) => (
        <DraftView key={question.passage} question={question} />
      ))}
    </LanguageProvider>,
  )
  await waitFor(() => expect(screen.getByText(/我的考点/).textContent).toBe('Past simple, 我的考点'))
})
