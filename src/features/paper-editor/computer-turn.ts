import type { Clock } from '#api/ports/clock.ts'
import type { PageVisibility } from '#api/ports/page-visibility.ts'
import { paperTurnTimes } from '#domain/paper/turn-times.ts'
import type { AskForTurn, TurnAnswer, TurnWish } from './ask-for-turn.ts'

export interface ComputerReports {
  readonly gain: () => void
  /** Another computer writes, or has just taken over: a colleague's, if there is a name. */
  readonly lose: (writerName: string | null) => void
  /** It goes on doing so, or another one does; this is the revision that the service has. */
  readonly stands: (rev: number, writerName: string | null) => void
}

export interface ComputerTurn {
  readonly takeOver: () => void
  /** Asks no more; another tab of this browser goes on. */
  readonly stop: () => void
  /** The same, and gives the turn back. */
  readonly leave: () => void
}

export interface ComputerPorts {
  readonly ask: AskForTurn
  readonly clock: Clock
  readonly visibility: PageVisibility
}

/**
 * Waits for this computer's turn, one of those of all who may edit the paper at a time, and keeps it while the page is in view. Where
 * the service gives no answer, the computer writes, and only the revisions separate it from others.
 */
export function computerTurn(
  { ask, clock, visibility }: ComputerPorts,
  { gain, lose, stands }: ComputerReports,
  first: TurnWish = 'write',
): ComputerTurn {
  let isMine: boolean | null = null
  /** The call that is waited for; answers to any other come too late. */
  let pending: object | null = null
  let rest = () => {}

  function become(mine: boolean, writerName: string | null = null): void {
    if (isMine === mine) return
    isMine = mine
    rest()
    rest = clock.every(mine ? paperTurnTimes.writing : paperTurnTimes.watching, again)
    if (mine) gain()
    else lose(writerName)
  }

  function hear({ isYours, rev, writerName }: TurnAnswer): void {
    become(isYours, writerName)
    if (!isYours) stands(rev, writerName)
  }

  function say(wish: TurnWish): void {
    const here = {}
    pending = here
    const whilePending = (act: () => void) => pending === here && act()
    const writeAnyway = () => whilePending(() => (isMine === null || wish === 'takeOver') && become(true))
    const stopWaiting = clock.every(paperTurnTimes.patience, writeAnyway)
    void ask(wish)
      .then((answer) => whilePending(() => hear(answer)), writeAnyway)
      .finally(() => {
        stopWaiting()
        whilePending(() => (pending = null))
      })
  }

  function again(): void {
    if (pending === null && visibility.isVisible()) say('write')
  }

  const stopWatching = visibility.onChange(again)
  const stop = () => {
    pending = null
    rest()
    stopWatching()
  }
  say(first)
  return {
    takeOver: () => say('takeOver'),
    stop,
    leave: () => {
      stop()
      if (isMine === true) ask('leave').catch(() => undefined)
    },
  }
}
