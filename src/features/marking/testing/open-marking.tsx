import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { expect } from 'vitest'
import { fakeNetwork } from '#api/ports/network.ts'
import { memoryStorage } from '#api/ports/memory-storage.ts'
import { withdrawable } from '#tests/support/documents/withdrawable.tsx'
import { ClientProvider } from '#api/queries/client-context.tsx'
import { ConfirmProvider } from '#ui/dialog/confirm-provider.tsx'
import { createLeavingGuards, LeavingContext } from '#ui/navigation/leaving-guards.ts'
import { NavigationProvider } from '#ui/navigation/navigation.tsx'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { ToastProvider } from '#ui/toast/toast-provider.tsx'
import type { MarkingSettings } from '../marking-settings.ts'
import { MarkingScreen } from '../marking.screen.tsx'
import type { MarkingOrder } from '../use-marking-tools.ts'
import { markingService, type MarkingWorld, worldOf } from './marking-service.ts'

interface OpenOptions {
  readonly world?: MarkingWorld
  readonly itemId?: number | null
  readonly storage?: ReturnType<typeof memoryStorage>
  readonly settings?: Partial<MarkingSettings>
  readonly order?: MarkingOrder
}

/** The marking screen over a scripted service; passing `storage` again is a reload. */
export function openMarking(options: OpenOptions = {}) {
  const { world = worldOf(), itemId = 9, storage = memoryStorage(), order = 'item' } = options
  const service = markingService(world)
  const network = fakeNetwork()
  const guards = createLeavingGuards()
  const pushed: string[] = []
  const screenOf = (
    <Address itemId={itemId} onPush={(path) => pushed.push(path)}>
      {(item, query) => (
        <>
          <Settings given={{ hidesNames: false, usesLetters: true, ...options.settings }}>
            {(settings, onSettings) => (
              <MarkingScreen
                {...{ storage, network, settings, onSettings }}
                uid={1}
                assignmentId={5}
                itemId={item}
                order={order}
                beginWith={null}
              />
            )}
          </Settings>
          <output>{query}</output>
        </>
      )}
    </Address>
  )
  const { page, withdraw } = withdrawable(screenOf)
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { unmount } = renderUi(
    <QueryClientProvider client={queryClient}>
      <ClientProvider call={service.call}>
        <ToastProvider>
          <LeavingContext value={guards}>
            <ConfirmProvider>{page}</ConfirmProvider>
          </LeavingContext>
        </ToastProvider>
      </ClientProvider>
    </QueryClientProvider>,
  )
  return {
    world,
    storage,
    network,
    guards,
    pushed,
    unmount,
    withdraw,
    ...service,
    keyboard: userEvent.setup({ delay: null }).keyboard,
  }
}

interface SettingsProps {
  readonly given: MarkingSettings
  readonly children: (settings: MarkingSettings, change: (changes: Partial<MarkingSettings>) => void) => ReactNode
}

/** Keeps settings like the area would. */
function Settings({ given, children }: SettingsProps) {
  const [settings, setSettings] = useState(given)
  return children(settings, (changes) => setSettings((now) => ({ ...now, ...changes })))
}

interface AddressProps {
  readonly itemId: number | null
  readonly onPush: (path: string) => void
  readonly children: (itemId: number | null, query: string) => ReactNode
}

/** Keeps an address like a host would. */
function Address({ itemId, onPush, children }: AddressProps) {
  const [query, setQuery] = useState<Readonly<Record<string, string>>>(
    itemId === null ? {} : { itemId: String(itemId) },
  )
  const change = (changes: Readonly<Record<string, string | null>>) =>
    setQuery((now) => ({ ...now, itemId: changes['itemId'] ?? now['itemId'] ?? '' }))
  return (
    <NavigationProvider value={{ path: '/', query, push: onPush, setQuery: change, back: () => {} }}>
      {children(Number(query['itemId'] ?? 0) || null, `item ${query['itemId'] ?? 'none'}`)}
    </NavigationProvider>
  )
}

/** The focus is on the score keys: from now on keys are handled. */
export const ready = () => waitFor(() => expect(document.activeElement?.getAttribute('type')).toBe('radio'))

/** The label of every submission in the strip. */
export const cells = (): readonly (string | null)[] =>
  [...screen.getByRole('group', { name: /已批/ }).querySelectorAll('button')].map((cell) =>
    cell.getAttribute('aria-label'),
  )

/** The status of the marks, as announced in the panel. */
export const notice = () =>
  within(screen.getByRole('complementary', { name: '评分' }))
    .getAllByRole('status')
    .at(-1)?.textContent

/** The text in the middle when there is no submission to mark. */
export const middle = () => screen.getByRole('main').textContent

/** The submission on the sheet. */
export const sheet = (): string | null => screen.getByRole('article').getAttribute('aria-label')

/** The selected key of each criterion. */
export const chosen = (): readonly (string | null)[] =>
  screen.getAllByRole('radiogroup').map((group) => group.querySelector(':checked + span')?.textContent ?? null)
