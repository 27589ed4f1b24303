import * as z from 'zod/mini'
import { intentLife } from '#domain/portal/constants.ts'
import { textDigest } from '#domain/values/text-digest.ts'
import { storageKeys } from './storage-keys.ts'
import { memoryStorage } from './memory-storage.ts'
import type { TextStorage } from './storage.ts'
import { parsedJson } from '#domain/values/parsed-json.ts'

/** A write with everything that is sent. */
export interface Intent {
  readonly path: string
  readonly input: unknown
}

/** Unfinished input of one person, by name. */
export interface KeptDrafts {
  /** What `keepDraft` stored under a name; null if there is nothing usable. */
  readonly draft: (name: string) => unknown
  readonly keepDraft: (name: string, draft: unknown) => void
  readonly dropDraft: (name: string) => void
}

/** Writes a person began here without knowing the outcome; by user, and surviving a reload. */
export interface KeptWork extends KeptDrafts {
  /** The idempotency key of an intent: the same one until it is settled. */
  readonly keyOf: (intent: Intent) => string
  /** The service refused: the same again is another intent. */
  readonly settle: (intent: Intent) => void
  /**
   * It succeeded. Earlier writes to the same object are superseded, and must not be mistaken for repetitions when they
   * are wanted again; `overtakesAll` says that this path sets one thing only.
   */
  readonly complete: (intent: Intent, overtakesAll: boolean) => void
  /** Drafts that no other tab sees; they survive a reload of theirs. */
  readonly ofTab: KeptDrafts
}

export interface KeptWorkPorts {
  readonly storage: TextStorage
  /** Ends with the tab; without it, what belongs to the tab ends with the page. */
  readonly tabStorage?: TextStorage
  /** Null for nobody: then nothing is stored beyond the page. */
  readonly uid: () => number | null
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly newKey: () => string
}

const keptKeys = z.array(z.object({ path: z.string(), input: z.string(), key: z.string(), at: z.number() }))

type KeptKeys = z.output<typeof keptKeys>

const keptDraft = z.object({ at: z.number(), draft: z.unknown() })

export const createKeptWork = (ports: KeptWorkPorts): KeptWork => ({
  ...intentsOf(ports),
  ...draftsOf(ports.storage, ports),
  ofTab: draftsOf(ports.tabStorage ?? memoryStorage(), ports),
})

function intentsOf({ storage, uid, now, newKey }: KeptWorkPorts) {
  /** Where the browser stores nothing, the page does. */
  const ofPage = memoryStorage()
  const storageKey = (): string => storageKeys.intents(uid() ?? 0)
  const read = (): KeptKeys => {
    const text = ofPage.read(storageKey()) ?? storage.read(storageKey())
    const parsed = keptKeys.safeParse(parsedJson(text))
    return parsed.success ? parsed.data.filter(({ at }) => isFresh(at, now())) : []
  }
  const write = (keys: KeptKeys): void => {
    storage.remove(storageKey())
    ofPage.remove(storageKey())
    if (keys.length === 0) return
    const text = JSON.stringify(keys)
    if (uid() === null || !storage.write(storageKey(), text)) ofPage.write(storageKey(), text)
  }
  const forget = (isOver: (kept: KeptKeys[number]) => boolean) => write(read().filter((kept) => !isOver(kept)))
  return {
    keyOf: ({ path, input }: Intent): string => {
      const name = { path, input: digestOf(input) }
      const kept = read()
      const known = kept.find((one) => one.path === path && one.input === name.input)
      if (known !== undefined) return known.key
      const key = newKey()
      write([...kept, { ...name, key, at: now() }])
      return key
    },
    settle: ({ path, input }: Intent): void => {
      const digest = digestOf(input)
      forget((one) => one.path === path && one.input === digest)
    },
    complete: ({ path, input }: Intent, overtakesAll: boolean): void => {
      const digest = digestOf(input)
      forget((one) => one.input === digest || (overtakesAll && one.path === path))
    },
  }
}

function draftsOf(storage: TextStorage, { uid, now }: KeptWorkPorts): KeptDrafts {
  const withStorageKey = <Result>(name: string, act: (storageKey: string) => Result): Result | null => {
    const person = uid()
    return person === null ? null : act(storageKeys.form(name, person))
  }
  return {
    draft: (name: string): unknown =>
      withStorageKey(name, (storageKey) => {
        const parsed = keptDraft.safeParse(parsedJson(storage.read(storageKey)))
        return parsed.success && isFresh(parsed.data.at, now()) ? parsed.data.draft : null
      }),
    keepDraft: (name: string, draft: unknown): void =>
      void withStorageKey(name, (storageKey) => storage.write(storageKey, JSON.stringify({ at: now(), draft }))),
    dropDraft: (name: string): void => void withStorageKey(name, storage.remove),
  }
}

const isFresh = (at: number, now: number): boolean => Math.abs(now - at) < intentLife

/** No input is stored in readable form. */
const digestOf = (input: unknown): string => textDigest(JSON.stringify(input))
