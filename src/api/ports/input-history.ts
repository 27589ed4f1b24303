import * as z from 'zod/mini'
import type { TextStorage } from './storage.ts'
import { storageKeys } from './storage-keys.ts'

/** Recent searches by search box and user, until the caches are cleared. */
export interface InputHistory {
  /** Newest first; empty for nobody. */
  readonly entries: (box: string) => readonly string[]
  /** Puts a text first; ignores blank ones. */
  readonly remember: (box: string, text: string) => void
  readonly forget: (box: string, text: string) => void
  readonly clear: (box: string) => void
  readonly subscribe: (listener: () => void) => () => void
}

export interface InputHistoryPorts {
  readonly storage: TextStorage
  /** Null for nobody: then nothing is stored. */
  readonly uid: () => number | null
}

const longest = 10

const keptTexts = z.array(z.string())

const nothing: readonly string[] = []

export function createInputHistory({ storage, uid }: InputHistoryPorts): InputHistory {
  const listeners = new Set<() => void>()
  const read = createReader(storage)
  const keyOf = (box: string): string | null => {
    const person = uid()
    return person === null ? null : storageKeys.inputHistory(box, person)
  }
  const entries = (box: string): readonly string[] => {
    const key = keyOf(box)
    return key === null ? nothing : read(key)
  }
  const change = (box: string, next: readonly string[]): void => {
    const key = keyOf(box)
    if (key === null) return
    if (next.length === 0) storage.remove(key)
    else storage.write(key, JSON.stringify(next))
    for (const listener of listeners) listener()
  }
  return {
    entries,
    remember: (box, text) => {
      const kept = text.trim()
      if (kept !== '') change(box, [kept, ...entries(box).filter((other) => other !== kept)].slice(0, longest))
    },
    forget: (box, text) =>
      change(
        box,
        entries(box).filter((other) => other !== text),
      ),
    clear: (box) => change(box, nothing),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Reads the list under a key; returns the same array until its text changes, as React requires of external stores. */
function createReader(storage: TextStorage): (key: string) => readonly string[] {
  const known = new Map<string, { readonly text: string | null; readonly list: readonly string[] }>()
  return (key) => {
    const text = storage.read(key)
    const former = known.get(key)
    if (former !== undefined && former.text === text) return former.list
    const list = text === null ? nothing : listOf(text)
    known.set(key, { text, list })
    return list
  }
}

function listOf(text: string): readonly string[] {
  try {
    const list = keptTexts.safeParse(JSON.parse(text))
    return list.success ? list.data.slice(0, longest) : nothing
  } catch {
    return nothing
  }
}
