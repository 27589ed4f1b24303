// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { account } from '#api/contract/groups/account.ts'
import { user } from '#api/contract/groups/user.ts'
import { subjects } from '#domain/classes/subjects.ts'
import { descriptionOf } from '#tests/support/documents/page-texts.ts'
import { refused } from '#tests/support/documents/fake-answers.ts'
import { teacher } from '#tests/support/worlds/teacher-info.ts'
import { openClasses } from '../testing/open-classes.tsx'
import { BookVersionDialog } from './book-version.dialog.tsx'

const facts = { hasCourse: true, subjectId: subjects.juniorEnglish, bookVersion: null }

const form = { stageId: 2, subjectId: subjects.juniorEnglish, bookVersion: null } as const

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('teachers without a book version choose one; a failed save can be retried unchanged', async () => {
  const answers = [() => refused('subjectNotOfStage'), () => ({})]
  const sentTo = openClasses(<BookVersionDialog facts={facts} form={form} />, {
    [account.updateTeaching.path]: () => answers.shift()?.(),
    [user.teacherInfo.path]: () => teacher,
  })
  press('确定')
  const missing = screen.getAllByText('请选择教材版本').map(({ tagName }) => tagName)
  fireEvent.click(screen.getByRole('radio', { name: '高中' }))
  fireEvent.change(screen.getByRole('combobox', { name: '教材版本' }), { target: { value: '人教版' } })
  press('确定')
  await screen.findByRole('alert')
  press('确定')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const sent = { bookVersion: '人教版', stageId: '3', subjectId: '303' }
  expect({
    isShownInList: missing.includes('OPTION'),
    shown: missing.length,
    sent: sentTo(account.updateTeaching.path),
  }).toEqual({ isShownInList: true, shown: 2, sent: [sent, sent] })
})

test('a teacher without a stage is told to choose one, and nothing is sent', () => {
  const sentTo = openClasses(
    <BookVersionDialog facts={facts} form={{ stageId: null, subjectId: null, bookVersion: null }} />,
  )
  expect(screen.queryByText('请选择学段和学科')).toBeNull()
  press('确定')
  expect(descriptionOf(screen.getByRole('radiogroup', { name: '学段' }))).toBe('请选择学段和学科')
  expect(sentTo(account.updateTeaching.path)).toEqual([])
})

test('it can be postponed', async () => {
  openClasses(<BookVersionDialog facts={facts} form={form} />)
  press('以后再选')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
