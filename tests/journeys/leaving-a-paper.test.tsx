// @vitest-environment jsdom
// @vitest-environment-options { "url": "http://127.0.0.1:4173/" }
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { subjects } from '#domain/classes/subjects.ts'
import { paper as paperTable } from '#server/database/schema/papers.ts'
import { type Journey, startJourney } from '#tests/support/documents/journey.ts'
import { openPortal } from '#tests/support/documents/open-portal.ts'

let journey: Journey

beforeAll(async () => {
  journey = await startJourney()
})

afterAll(() => journey.close())

const open = (query: string) => openPortal(journey, `/paper-editor?${query}`)

async function rename(from: string, to: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: `${from}，修改试卷名称` }))
  const field = screen.getByRole('textbox', { name: '试卷名称' })
  fireEvent.change(field, { target: { value: to } })
  fireEvent.blur(field)
}

const hash = () => window.location.hash

test('a new paper that is left at once is stored, and its editor is left', async () => {
  await open(`subjectId=${subjects.juniorEnglish}`)
  await rename('未命名试卷', '期末测验')
  fireEvent.click(screen.getByRole('link', { name: '继续选题' }))
  await waitFor(() => expect(hash()).toContain('#/question-select'))
  const [row] = await journey.service.db.select().from(paperTable).orderBy(desc(paperTable.paperId)).limit(1)
  expect(row?.paperTitle).toBe('期末测验')
  expect(hash()).toBe(`#/question-select?paperId=${row?.paperId}`)
})
