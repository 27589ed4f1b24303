import type { WriterActivity } from '#api/ports/draft-view.ts'
import { writingTurn } from '#api/ports/writing-turn.ts'
import type { AskForTurn } from './ask-for-turn.ts'
import { type ComputerReports, type ComputerTurn, computerTurn } from './computer-turn.ts'
import type { Elsewhere, PaperEditorPorts, ShowDraft } from './paper-editor.types.ts'
import { takingOver } from './taking-over.ts'

/** What a tab hears about its turn to write, and from the other tabs. */
export interface PaperReports extends Pick<ComputerReports, 'gain'> {
  /** Somewhere else the paper is written, or the turn has just been taken over from there. */
  readonly lose: (to: Elsewhere) => void
  /** Another computer goes on writing; this is the revision that the service has. */
  readonly stands: (rev: number) => void
  /** Where the paper is written, from a tab that has the browser's turn while this one has not, or by whom now. */
  readonly writer: (at: Elsewhere) => void
  /** The current content of the writing tab. */
  readonly shown: (text: string) => void
  /** Another tab wants to see this one's content. */
  readonly asked: () => void
  /** Another tab is about to take over: what is being typed has to be kept now. */
  readonly handIn: () => void
}

/** This tab among all that have the same paper open, in this browser and on other computers. */
export interface PaperTabs {
  /** Queues for the turn to write a paper, and watches what others show; returns a function that leaves. */
  readonly enter: (name: string, ask: AskForTurn, hears: PaperReports) => () => void
  readonly takeOver: () => void
  readonly show: ShowDraft
}

type TabPorts = Pick<PaperEditorPorts, 'locks' | 'openView' | 'clock' | 'visibility'>

/** A tab edits one paper at a time, whose name changes when it is first stored. */
export function paperTabs(ports: TabPorts): PaperTabs {
  let entered: Entered | null = null
  return {
    enter: (name, ask, hears) => {
      const here = enterPaper(ports, name, ask, hears)
      entered = here
      return () => {
        if (entered === here) entered = null
        here.leave()
      }
    },
    takeOver: () => entered?.takeOver(),
    show: (textOf) => entered?.show(textOf),
  }
}

interface Entered extends Pick<PaperTabs, 'takeOver' | 'show'> {
  readonly leave: () => void
}

/** The turn is first one among the tabs of this browser, then one among the computers. */
function enterPaper(ports: TabPorts, name: string, ask: AskForTurn, hears: PaperReports): Entered {
  const { locks, openView, clock, visibility } = ports
  /** Null while another tab has the browser's turn. */
  let computer: ComputerTurn | null = null
  /** Whether any other tab has been heard of; without one, nothing is shown. */
  let hasOthers = false
  const takeOver = takingOver(clock, () => turn.takeOver())
  const waiting = waitingTab(hears)
  const leading = leadingTab(hears, (activity) => view.report(activity))
  const view = openView(name, {
    shown: (text) => {
      hasOthers = true
      hears.shown(text)
    },
    asked: () => {
      hasOthers = true
      if (computer !== null) leading.repeat()
      hears.asked()
    },
    wanted: () => {
      if (computer === null) return
      hears.handIn()
      view.handOver()
    },
    handedOver: takeOver.goOn,
    writing: () => waiting.hear({ at: 'tab' }),
    watching: (writerName) => waiting.hear({ at: 'computer', writerName }),
  })
  const turn = writingTurn(locks, `podium.paper.${name}`, {
    gain: () => {
      waiting.end()
      const wish = takeOver.end() ? 'takeOver' : 'write'
      computer = computerTurn({ ask, clock, visibility }, leading, wish)
    },
    lose: () => {
      computer?.stop()
      computer = null
      waiting.begin()
    },
  })
  view.ask()
  return {
    takeOver: () => {
      if (computer !== null) return computer.takeOver()
      takeOver.begin()
      view.want()
    },
    show: (textOf) => {
      const text = hasOthers ? textOf() : null
      if (text !== null) view.show(text)
    },
    leave: () => {
      takeOver.end()
      computer?.leave()
      turn.leave()
      view.close()
    },
  }
}

/** The tab with the browser's turn, which the others hear of. */
function leadingTab({ gain, lose, stands, writer }: PaperReports, report: (activity: WriterActivity) => void) {
  let activity: WriterActivity = { kind: 'writing' }
  const repeat = () => report(activity)
  return {
    gain: () => {
      activity = { kind: 'writing' }
      gain()
      repeat()
    },
    lose: (writerName: string | null) => {
      activity = { kind: 'watching', writerName }
      lose({ at: 'computer', writerName })
      repeat()
    },
    stands: (rev: number, writerName: string | null) => {
      if (activity.kind === 'watching' && activity.writerName !== writerName) {
        activity = { kind: 'watching', writerName }
        writer({ at: 'computer', writerName })
        repeat()
      }
      stands(rev)
    },
    repeat,
  }
}

/** A tab while another of its browser has the turn, from which it may hear where the paper is written before it waits. */
function waitingTab({ lose, writer }: PaperReports) {
  let isWaiting = false
  let where: Elsewhere = { at: 'tab' }
  return {
    begin: () => {
      isWaiting = true
      lose({ at: 'tab' })
      if (where.at === 'computer') writer(where)
    },
    hear: (now: Elsewhere) => {
      where = now
      if (isWaiting) writer(where)
    },
    end: () => {
      isWaiting = false
      where = { at: 'tab' }
    },
  }
}
