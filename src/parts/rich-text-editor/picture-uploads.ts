import { Plugin, PluginKey } from 'prosemirror-state'
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view'
import { nodes } from './schema.ts'

export type UploadPicture = (file: Blob) => Promise<{ readonly key: string }>

export interface UploadTexts {
  readonly uploading: string
  readonly failed: (reason: string) => string
  readonly retry: string
  readonly discard: string
}

type Step = { readonly add: Decoration } | { readonly drop: object }

const uploads = new PluginKey<DecorationSet>('pictures on their way')

/** Pictures being uploaded are shown in place, and move as text is typed; they are not part of the document yet. */
export const pictureUploads = (): Plugin =>
  new Plugin<DecorationSet>({
    key: uploads,
    state: {
      init: () => DecorationSet.empty,
      apply(transaction, shown) {
        const moved = shown.map(transaction.mapping, transaction.doc)
        const step = transaction.getMeta(uploads) as Step | undefined
        if (step === undefined) return moved
        if ('add' in step) return moved.add(transaction.doc, [step.add])
        return moved.remove(moved.find(undefined, undefined, (spec) => spec['id'] === step.drop))
      },
    },
    props: { decorations: (state) => uploads.getState(state) },
  })

export interface Bringing {
  readonly upload: UploadPicture
  readonly texts: UploadTexts
  /** It was uploaded, but where it belongs is gone. */
  readonly onLost: () => void
}

/** Inserts pictures at a position, in order. */
export async function bringPictures(
  view: EditorView,
  files: readonly Blob[],
  position: number,
  bringing: Bringing,
): Promise<void> {
  // A widget added later at a position precedes those already there, so they are added last to first.
  const sends = files.toReversed().map((file) => placed(view, file, position, bringing))
  for (const send of sends) await send()
}

/** Marks the position of a dropped, chosen or pasted picture. Returns a function that uploads it; a failure offers a retry. */
function placed(view: EditorView, file: Blob, position: number, { upload, texts, onLost }: Bringing) {
  const id = {}
  const note = document.createElement('span')
  note.contentEditable = 'false'
  note.dataset['upload'] = ''
  const widget = Decoration.widget(position, note, { id, side: -1, stopEvent: () => true, ignoreSelection: true })
  view.dispatch(view.state.tr.setMeta(uploads, { add: widget } satisfies Step))
  const drop = () => view.state.tr.setMeta(uploads, { drop: id } satisfies Step)
  const send = async () => {
    note.setAttribute('role', 'status')
    note.textContent = texts.uploading
    try {
      const { key } = await upload(file)
      const at = positionOf(view, id)
      if (at === null) onLost()
      else view.dispatch(drop().insert(at, nodes.picture.create({ key })))
    } catch (failure) {
      note.setAttribute('role', 'alert')
      const reason = failure instanceof Error ? failure.message : ''
      note.replaceChildren(
        texts.failed(reason),
        buttonOf(texts.retry, () => void send()),
        buttonOf(texts.discard, () => view.dispatch(drop())),
      )
    }
  }
  note.textContent = texts.uploading
  return send
}

/** Null once its position was deleted or the field removed. */
function positionOf(view: EditorView, id: object): number | null {
  if (view.isDestroyed) return null
  const [found] = uploads.getState(view.state)?.find(undefined, undefined, (spec) => spec['id'] === id) ?? []
  return found?.from ?? null
}

function buttonOf(name: string, press: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = name
  button.addEventListener('click', press)
  return button
}

/** The pictures among dropped or pasted files. */
export const picturesIn = (transfer: DataTransfer | null): readonly File[] =>
  [...(transfer?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
