/** What a page hears from others of its browser that have the same thing open. */
export interface DraftViewListener {
  /** The current content of the writing page. */
  readonly shown: (text: string) => void
  /** Another page wants to see this one's content. */
  readonly asked: () => void
  /** Another page is about to take the turn to write, and waits for this one to hand over. */
  readonly wanted: () => void
  /** The writing page has kept everything for whoever takes over. */
  readonly handedOver: () => void
  /** The page that has the browser's turn writes. */
  readonly writing: () => void
  /** The page that has the browser's turn watches another computer; with its user's name, if that is somebody else. */
  readonly watching: (writerName: string | null) => void
}

/** What the page that has the browser's turn does. */
export type WriterActivity =
  | { readonly kind: 'writing' }
  | { readonly kind: 'watching'; readonly writerName: string | null }

/** Through which the writing page shows its draft to others of the same browser. */
export interface DraftView {
  readonly show: (text: string) => void
  readonly ask: () => void
  readonly want: () => void
  readonly handOver: () => void
  readonly report: (activity: WriterActivity) => void
  readonly close: () => void
}

/** Opens the view of what has this name; pages with the same name see each other. */
export type OpenDraftView = (name: string, hears: DraftViewListener) => DraftView

/** What needs no more words. */
const signs = ['asked', 'wanted', 'handedOver'] as const

type Sign = (typeof signs)[number]

type Message = { readonly kind: 'shown'; readonly text: string } | { readonly kind: Sign } | WriterActivity

export const browserDraftView: OpenDraftView = (name, hears) => {
  const channel = new BroadcastChannel(`podium.draft.${name}`)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isMessage(data)) hear(data, hears)
  })
  return viewBy(
    (message) => channel.postMessage(message),
    () => channel.close(),
  )
}

const viewBy = (post: (message: Message) => void, close: () => void): DraftView => ({
  show: (text) => post({ kind: 'shown', text }),
  ask: () => post({ kind: 'asked' }),
  want: () => post({ kind: 'wanted' }),
  handOver: () => post({ kind: 'handedOver' }),
  report: post,
  close,
})

/** Pages of one browser in memory, for tests. */
export function fakeDraftViews(): OpenDraftView {
  const pages = new Map<DraftViewListener, string>()
  return (name, hears) => {
    pages.set(hears, name)
    const post = (message: Message) => {
      for (const [other, itsName] of pages) if (other !== hears && itsName === name) hear(message, other)
    }
    return viewBy(post, () => void pages.delete(hears))
  }
}

function hear(message: Message, hears: DraftViewListener): void {
  if (message.kind === 'shown') hears.shown(message.text)
  else if (message.kind === 'watching') hears.watching(message.writerName)
  else hears[message.kind]()
}

/** Tabs may run different versions of the page. */
function isMessage(data: unknown): data is Message {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return false
  const { kind } = data
  if (kind === 'shown') return 'text' in data && typeof data.text === 'string'
  if (kind === 'watching')
    return 'writerName' in data && (data.writerName === null || typeof data.writerName === 'string')
  return kind === 'writing' || signs.some((sign) => sign === kind)
}
