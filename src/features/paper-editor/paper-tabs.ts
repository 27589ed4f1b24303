import { type TurnReports, type WritingTurn, writingTurn } from '#api/ports/writing-turn.ts'
import type { DraftView, DraftViewListener } from '#api/ports/draft-view.ts'
import type { PaperEditorPorts, ShowDraft } from './paper-editor.types.ts'

/** This tab among the browser's tabs that have the same paper open. */
export interface PaperTabs {
  /** Queues for the turn to write a paper, and watches what others show; returns a function that leaves. */
  readonly enter: (name: string, hears: TurnReports & DraftViewListener) => () => void
  readonly takeOver: () => void
  readonly show: ShowDraft
}

interface Entered {
  readonly turn: WritingTurn
  readonly view: DraftView
  /** Whether any other tab has been heard of; without one, nothing is shown. */
  hasOthers: boolean
}

/** A tab edits one paper at a time, whose name changes when it is first stored. */
export function paperTabs({ locks, openView }: Pick<PaperEditorPorts, 'locks' | 'openView'>): PaperTabs {
  let entered: Entered | null = null
  return {
    enter: (name, hears) => {
      const heard = () => void (here.hasOthers = true)
      const view = openView(name, {
        shown: (text) => {
          heard()
          hears.shown(text)
        },
        asked: () => {
          heard()
          hears.asked()
        },
      })
      const here: Entered = { view, turn: writingTurn(locks, `podium.paper.${name}`, hears), hasOthers: false }
      entered = here
      view.ask()
      return () => {
        if (entered === here) entered = null
        here.turn.leave()
        here.view.close()
      }
    },
    takeOver: () => entered?.turn.takeOver(),
    show: (textOf) => {
      const text = entered?.hasOthers === true ? textOf() : null
      if (text !== null) entered?.view.show(text)
    },
  }
}
