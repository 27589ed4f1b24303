import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { course as endpoints } from '#api/contract/groups/course.ts'
import { join } from '#api/contract/groups/join.ts'
import type { Course } from '#api/contract/schemas/courses.ts'
import { createStore } from '#api/ports/readable.ts'
import { ClientProvider } from '#api/queries/client-context.tsx'
import { type Answers, fakeAnswers } from '#tests/support/documents/fake-answers.ts'
import { givenCourse } from '#tests/support/worlds/shown-assignment.ts'
import { ConfirmProvider } from '#ui/dialog/confirm-provider.tsx'
import { AddressProvider } from '#ui/testing/address-provider.tsx'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { ToastProvider } from '#ui/toast/toast-provider.tsx'

export const inUse: Course = {
  ...givenCourse,
  courseId: 7,
  courseName: '七年级(1)班',
  classCode: 'K7M2QX',
  requestCount: 2,
}

export const archived: Course = {
  ...givenCourse,
  courseId: 8,
  courseName: '六年级(1)班',
  classCode: 'P3R8TY',
  status: 0,
}

/** A screen over made-up responses; unless told otherwise, one class is in use and one archived. */
export function openClasses(
  element: ReactElement,
  answers: Answers = {},
  query: Readonly<Record<string, string>> = {},
) {
  const { call, sent } = fakeAnswers({
    [endpoints.list.path]: ({ status }) => ({ list: [status === '1' ? inUse : archived], total: 1 }),
    [endpoints.studentCount.path]: () => ({ count: 39 }),
    [join.requests.path]: () => ({
      list: [],
      total: 0,
      counts: { waiting: 0, waitingList: 0, decided: 0 },
      courses: [],
    }),
    [endpoints.books.path]: () => ({
      list: [{ bookId: 3, bookName: '七年级上册', optionId: 1, optionName: '人教版', guid: null, dictId: null }],
    }),
    ...answers,
  })
  renderUi(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ClientProvider call={call}>
        <ToastProvider>
          <ConfirmProvider>
            <AddressProvider path="/" query={createStore(query)} onPush={() => {}}>
              {element}
            </AddressProvider>
          </ConfirmProvider>
        </ToastProvider>
      </ClientProvider>
    </QueryClientProvider>,
  )
  return (path: string) => sent.filter((one) => one.path === path).map(({ fields }) => fields)
}
