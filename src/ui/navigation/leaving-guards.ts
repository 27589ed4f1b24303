import { createContext } from 'react'

/** Asked before its page is left. */
export interface LeavingGuard {
  /** What would be lost, if there may be several guards of it: they are asked as one. */
  readonly about?: string | undefined
  /** Whether leaving now would lose something. */
  readonly loses: () => boolean
  /** Asks, or saves first; `go` leaves. */
  readonly ask: (go: () => void) => void
}

/** What has to agree before the page changes. */
export interface LeavingGuards {
  /** Returns a function that ends it. */
  readonly hold: (guard: LeavingGuard) => () => void
  /** Hears when the first guard is held, and when none is any more. Returns an unsubscribe function. */
  readonly onHeld: (listener: (isHeld: boolean) => void) => () => void
  /** Leaves once every guard that would lose something agrees, and `asked` in any case. */
  readonly leave: (go: () => void, asked?: LeavingGuard | null) => void
  /** Whether a step has to wait; if so, guards are asked, and `go` takes it later. */
  readonly stop: (go: () => void) => boolean
}

export function createLeavingGuards(): LeavingGuards {
  /** The last one held comes first: it is part of what is guarded by earlier ones. */
  let held: readonly LeavingGuard[] = []
  let isLeaving = false
  const listeners = new Set<(isHeld: boolean) => void>()
  const hold = (guards: readonly LeavingGuard[]) => {
    const isChanged = guards.length === 0 || held.length === 0
    held = guards
    if (isChanged) for (const listener of listeners) listener(held.length > 0)
  }
  // The step that follows was agreed to.
  const leaving = (go: () => void) => () => {
    isLeaving = true
    go()
    isLeaving = false
  }
  return {
    hold: (guard) => {
      hold([guard, ...held])
      return () => hold(held.filter((one) => one !== guard))
    },
    onHeld: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    leave: (go, asked = null) =>
      askInTurn(
        held.filter((guard) => guard === asked || guard.loses()),
        leaving(go),
      ),
    stop: (go) => {
      const losing = held.filter((guard) => guard.loses())
      if (isLeaving || losing.length === 0) return false
      askInTurn(losing, leaving(go))
      return true
    },
  }
}

function askInTurn([guard, ...others]: readonly LeavingGuard[], go: () => void): void {
  if (guard === undefined) go()
  else
    guard.ask(() =>
      askInTurn(
        others.filter((other) => !isAsOne(other, guard)),
        go,
      ),
    )
}

const isAsOne = ({ about }: LeavingGuard, other: LeavingGuard): boolean => about !== undefined && about === other.about

/** Without a provider nothing but links is guarded. */
export const LeavingContext = createContext<LeavingGuards>(createLeavingGuards())
