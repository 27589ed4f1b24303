// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { course } from '#api/contract/areas/course.ts'
import { ClientProvider } from '#api/queries/client-context.tsx'
import { type Answers, fakeAnswers, refused } from '#tests/support/fake-answers.ts'
import { givenCourse } from '#tests/support/given-task.ts'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { ClassesScreen } from './classes.screen.tsx'

const students = [
  { uid: 11, username: 'qm0701001', realname: '陈思远' },
  { uid: 12, username: 'qm0701002', realname: '李兰' },
]

const theClass = { ...givenCourse, courseId: 7, courseName: '七年级(1)班' }

/** The students of the class, opened from the list of classes. */
function open(answers: Answers = {}) {
  const { call, sent } = fakeAnswers({
    [course.students.path]: () => ({ list: students, total: 2 }),
    [course.resetStudentPassword.path]: () => ({ password: 'Kp7#mWx2qa' }),
    ...answers,
  })
  renderUi(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ClientProvider call={call}>
        <ClassesScreen courses={[theClass]} courseId={7} onChoose={() => {}} onOpen={() => {}} />
      </ClientProvider>
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: '学生名单：七年级(1)班' }))
  return { sentTo: ({ path }: { readonly path: string }) => sent.filter((one) => one.path === path) }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('the students of the class with their accounts', async () => {
  const { sentTo } = open()
  await screen.findByText('陈思远')
  expect(screen.getByRole('dialog', { name: '七年级(1)班的学生' })).toBeDefined()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '陈思远qm0701001重置密码',
    '李兰qm0701002重置密码',
  ])
  expect(screen.getByText('2 人')).toBeDefined()
  expect(sentTo(course.students)[0]?.fields['courseId']).toBe('7')
})

test('a student’s password is reset after a question, and shown once with the account', async () => {
  const { sentTo } = open()
  await screen.findByText('陈思远')
  press('重置密码：李兰')
  expect(screen.getByText(/要重置李兰的密码吗？/)).toBeDefined()
  press('取消')
  await waitFor(() => expect(screen.queryByText(/要重置李兰的密码吗？/)).toBeNull())
  expect(sentTo(course.resetStudentPassword)).toEqual([])
  press('重置密码：李兰')
  press('重置密码')
  await screen.findByText('Kp7#mWx2qa')
  const told = screen.getByRole('dialog', { name: '李兰的新密码' })
  expect([...told.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual(['qm0701002', 'Kp7#mWx2qa'])
  expect(sentTo(course.resetStudentPassword).map(({ fields }) => fields)).toEqual([{ studentId: '12' }])
  press('我已记下')
  await waitFor(() => expect(screen.queryByText('Kp7#mWx2qa')).toBeNull())
  expect(screen.getByText('陈思远')).toBeDefined()
})

test('an empty class says so; a list that cannot be read can be read again', async () => {
  const answers = [() => refused('ownAccount'), () => ({ list: [], total: 0 })]
  open({ [course.students.path]: () => answers.shift()?.() })
  fireEvent.click(await screen.findByRole('button', { name: '刷新试试' }))
  expect(await screen.findByText('这个班还没有学生')).toBeDefined()
})
