/**
 * The members of a very large class as the page shows them, and a bare table of the same response, each shown on
 * request.
 */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import '#ui/theme/mantine-rest.css'
import { createClient } from '#api/client/client.ts'
import { fakeNetwork } from '#api/ports/network.ts'
import { createStore } from '#api/ports/readable.ts'
import { ClientProvider } from '#api/queries/client-context.tsx'
import { MembersScreen } from '#features/members/members.screen.tsx'
import { givenCourse } from '#tests/support/worlds/shown-assignment.ts'
import { ConfirmProvider } from '#ui/dialog/confirm-provider.tsx'
import { AddressProvider } from '#ui/testing/address-provider.tsx'
import { ToastProvider } from '#ui/toast/toast-provider.tsx'
import { showPages } from '../show-pages.tsx'
import { BareTable } from '../tables/bare-table.tsx'
import { studentsOfAnswer } from './answer.ts'

/** The response as text; parsing it is part of the measurement. */
const answer = await (await fetch('/answer')).text()

const response = new Response(answer, { headers: { 'content-type': 'application/json' } })

/** The response arrives once the page shows that it is waiting. */
async function arrive(): Promise<Response> {
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve))
  })
  performance.mark('answer')
  return response.clone()
}

const call = createClient({
  fetch: arrive,
  network: fakeNetwork(),
  language: () => 'zh-CN',
  uid: () => 1,
  recoverSession: () => Promise.resolve('gone'),
})

const address = createStore<Readonly<Record<string, string>>>({})

showPages(
  {
    bare: () => {
      performance.mark('answer')
      return <BareTable students={studentsOfAnswer(answer)} />
    },
    ours: () => <MembersScreen course={givenCourse} courses={[givenCourse]} />,
  },
  (page) => (
    <QueryClientProvider client={new QueryClient()}>
      <ClientProvider call={call}>
        <ToastProvider>
          <ConfirmProvider>
            <AddressProvider path="/member" query={address} onPush={() => {}}>
              {page}
            </AddressProvider>
          </ConfirmProvider>
        </ToastProvider>
      </ClientProvider>
    </QueryClientProvider>
  ),
)
