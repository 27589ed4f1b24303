/** What a page hears from others of its browser that have the same thing open. */
export interface DraftViewListener {
  /** The current content of the writing page. */
  readonly shown: (text: string) => void
  /** Another page wants to see this one's content. */
  readonly asked: () => void
}

/** Through which the writing page shows its draft to others of the same browser. */
export interface DraftView {
  readonly show: (text: string) => void
  readonly ask: () => void
  readonly close: () => void
}

/** Opens the view of what has this name; pages with the same name see each other. */
export type OpenDraftView = (name: string, hears: DraftViewListener) => DraftView

type Message = { readonly kind: 'shown'; readonly text: string } | { readonly kind: 'asked' }

export const browserDraftView: OpenDraftView = (name, hears) => {
  const channel = new BroadcastChannel(`podium.draft.${name}`)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isMessage(data)) hear(data, hears)
  })
  const post = (message: Message) => channel.postMessage(message)
  return {
    show: (text) => post({ kind: 'shown', text }),
    ask: () => post({ kind: 'asked' }),
    close: () => channel.close(),
  }
}

/** Pages of one browser in memory, for tests. */
export function fakeDraftViews(): OpenDraftView {
  const pages = new Map<DraftViewListener, string>()
  return (name, hears) => {
    pages.set(hears, name)
    const post = (message: Message) => {
      for (const [other, itsName] of pages) if (other !== hears && itsName === name) hear(message, other)
    }
    return {
      show: (text) => post({ kind: 'shown', text }),
      ask: () => post({ kind: 'asked' }),
      close: () => void pages.delete(hears),
    }
  }
}

function hear(message: Message, { shown, asked }: DraftViewListener): void {
  if (message.kind === 'shown') shown(message.text)
  else asked()
}

/** Tabs may run different versions of the page. */
function isMessage(data: unknown): data is Message {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return false
  return data.kind === 'asked' || (data.kind === 'shown' && 'text' in data && typeof data.text === 'string')
}
