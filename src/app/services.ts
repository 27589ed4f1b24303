import { QueryClient } from '@tanstack/react-query'
import { type Call, type ClientOptions, createClient, newKey } from '#api/client/client.ts'
import { pageClientOptions } from '#api/client/page-client.ts'
import { createReadBudget } from '#api/client/read-budget.ts'
import { createInputHistory, type InputHistory } from '#api/ports/input-history.ts'
import { browserSaveFile, type SaveFile } from '#api/ports/download.ts'
import type { Embedding } from '#api/ports/embedding.ts'
import { pageBuild } from '#api/ports/page-build.ts'
import { createKeptWork, type KeptWork } from '#api/ports/kept-work.ts'
import { createStore, type Store } from '#api/ports/readable.ts'
import type { TextStorage } from '#api/ports/storage.ts'
import { createLanguage } from '#api/ports/kept-language.ts'
import { createReadRetry } from '#api/queries/read-retry.ts'
import type { Language } from '#domain/portal/language.ts'
import { createLeavingGuards, type LeavingGuards } from '#ui/navigation/leaving-guards.ts'
import { createToastLog, type ToastLog } from '#ui/toast/toast-log.ts'
import { type ConsentPrompt, createConsentPrompt } from './consent-prompt.ts'
import type { CurrentClass } from '#routes/router-context.ts'
import { createCurrentClass } from './current-class.ts'
import { createNewerBuild, type NewerBuild } from './newer-build.ts'
import { createNetworkRuntime, type NetworkRuntime } from './network-runtime.ts'
import { browserPorts, type PortalPorts } from './portal-ports.ts'
import { createSessionRuntime, type SessionRuntime } from './session-runtime.ts'
import { createWho } from './who.ts'

/** What all pages of the portal share. */
export interface Services {
  readonly call: Call
  /** Never triggers a sign-in, whatever the response. */
  readonly plainCall: Call
  readonly queryClient: QueryClient
  readonly storage: TextStorage
  readonly language: Store<Language>
  /** Who is signed in, as far as the page knows. */
  readonly uid: Store<number | null>
  readonly currentClass: CurrentClass
  /** A response said that this person is not certified (-4). */
  readonly notCertified: Store<boolean>
  readonly session: SessionRuntime
  /** The page is removed while its person signs in again. */
  readonly isWithdrawn: Store<boolean>
  readonly network: NetworkRuntime
  readonly newerBuild: NewerBuild
  readonly saveFile: SaveFile
  /** The page that embeds the portal in a frame. */
  readonly embedding: Embedding | null
  readonly keptWork: KeptWork
  readonly inputHistory: InputHistory
  /** What has to agree before the page changes. */
  readonly leaving: LeavingGuards
  readonly toastLog: ToastLog
  readonly consentPrompt: ConsentPrompt
}

export function createServices(ports: PortalPorts = browserPorts): Services {
  const { storage, tabStorage } = ports
  const language = createLanguage(storage)
  const uid = createStore<number | null>(null)
  const notCertified = createStore(false)
  const budget = createReadBudget(() => performance.now())
  const queryClient = createQueryClient(budget)
  const newerBuild = createNewerBuild(pageBuild())
  const common = { ...clientOptions(ports, language, uid), noteBuild: newerBuild.note }
  const plainCall = createClient({ ...common, recoverSession: () => Promise.resolve('gone') })
  const consentPrompt = createConsentPrompt()
  const session = createSessionRuntime({
    who: createWho({
      plainCall,
      queryClient,
      storage,
      desktop: ports.desktop,
      askConsent: consentPrompt.ask,
      uid: uid.get,
    }),
    plainCall,
    call: () => call,
    isDesktop: ports.desktop !== null,
  })
  const network = createNetworkRuntime(ports, plainCall)
  const call: Call = createClient({
    ...common,
    budget,
    recoverSession: session.recover,
    admit: session.admit,
    onNotice: (notice) => {
      network.onNotice(notice)
      if (notice === 'passwordChangeNeeded') session.actor.send({ type: 'password.need' })
      if (notice === 'notCertified') notCertified.set(true)
    },
  })
  const keptWork = createKeptWork({ storage, tabStorage, uid: uid.get, now: ports.clock.now, newKey })
  return {
    keptWork,
    inputHistory: createInputHistory({ storage, uid: uid.get }),
    leaving: createLeavingGuards(),
    toastLog: createToastLogOf(uid),
    consentPrompt,
    call,
    plainCall,
    queryClient,
    storage,
    language,
    uid,
    currentClass: createCurrentClass({ storage, queryClient, call }),
    notCertified,
    session,
    isWithdrawn: createStore(false),
    network,
    newerBuild,
    embedding: ports.embedding,
    saveFile: ports.desktop?.saveFile ?? browserSaveFile,
  }
}

/** One person's messages are not shown to the next. */
function createToastLogOf(uid: Store<number | null>): ToastLog {
  const log = createToastLog()
  uid.subscribe(log.clear)
  return log
}

function clientOptions(
  { network, desktop }: PortalPorts,
  language: Store<Language>,
  uid: Store<number | null>,
): Omit<ClientOptions, 'recoverSession'> {
  return {
    ...pageClientOptions(language.get, uid.get),
    network,
    ...(desktop !== null && { agent: `desktop/${desktop.version}` }),
  }
}

/** Nothing waits for the network to be sent later by itself: reads are retried by the page, writes by the person. */
const createQueryClient = (budget: ReturnType<typeof createReadBudget>): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { ...createReadRetry(budget), networkMode: 'always', refetchOnReconnect: false },
      mutations: { networkMode: 'always' },
    },
  })
