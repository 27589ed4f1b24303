import { useEffect, useMemo, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useSelector } from '@xstate/react'
import type { Call } from '#api/client/client.ts'
import { draftOf, readDraft, writeDraft } from '#machines/paper-editing/draft.ts'
import type { paperEditingMachine } from '#machines/paper-editing/paper-editing.machine.ts'
import type { Draft, PaperEditingEvent } from '#machines/paper-editing/paper-editing.types.ts'
import { unsavedOf } from '#machines/paper-editing/paper-saving.ts'
import { turnsFrom } from './ask-for-turn.ts'
import { storedView } from './paper-editor.actors.ts'
import { paperName } from './paper-drafts.ts'
import type { Elsewhere, PaperOpening } from './paper-editor.types.ts'
import type { PaperTabs } from './paper-tabs.ts'
import { handIn } from './use-hand-in.ts'

type Editing = ActorRefFrom<typeof paperEditingMachine>

type Send = (event: PaperEditingEvent) => void

/** Queues for the turn to write, among tabs and computers, and shows what is written to those that watch. */
export function useWritingTurn(
  call: Call,
  tabs: PaperTabs,
  { uid, subjectId }: PaperOpening,
  editing: Editing,
  send: Send,
): Elsewhere {
  const [elsewhere, setElsewhere] = useState<Elsewhere>({ at: 'tab' })
  const turns = useMemo(() => turnsFrom(call), [call])
  const paperId = useSelector(editing, ({ context }) => context.paperId)
  const name = `${uid}.${paperName(paperId, subjectId)}`
  useEffect(
    () =>
      tabs.enter(name, turns(paperId), {
        gain: () => send({ type: 'lock.gain' }),
        lose: (to) => {
          setElsewhere(to)
          handIn()
          // What was changed here is saved at once, for the other computer to have.
          if (to.at === 'computer') send({ type: 'page.hide' })
          send({ type: 'lock.lose' })
        },
        writer: setElsewhere,
        shown: (text) => {
          const reading = readDraft(text)
          if (reading.kind === 'draft') send({ type: 'view.receive', draft: reading.draft })
        },
        asked: () => showTo(tabs, editing),
        handIn,
        stands: standing(
          editing,
          (id) => storedView(call, id),
          (draft) => {
            send({ type: 'view.receive', draft })
            // The browser's other tabs do not ask the service.
            tabs.show(() => writeDraft(draft))
          },
        ),
      }),
    [tabs, name, paperId, turns, call, editing, send],
  )
  return elsewhere
}

function showTo(tabs: PaperTabs, editing: Editing): void {
  const snapshot = editing.getSnapshot()
  const { context } = snapshot
  if (!snapshot.matches({ writing: 'open' }) || context.history === null) return
  tabs.show(() => writeDraft(draftOf(unsavedOf(context), context.sent, context.now())))
}

/** Fetches what another computer has saved, once at a time; what cannot be fetched is, the next time it is heard of. */
function standing(editing: Editing, view: (paperId: number) => Promise<Draft>, receive: (draft: Draft) => void) {
  let isLooking = false
  return (rev: number): void => {
    const { paperId, history, rev: shown } = editing.getSnapshot().context
    if (isLooking || paperId === null || history === null || rev === shown) return
    isLooking = true
    void view(paperId)
      .then(receive, () => undefined)
      .finally(() => (isLooking = false))
  }
}
