import type { TextStorage } from '#api/ports/storage.ts'
import { storageKeys } from '#api/ports/storage-keys.ts'
import { type DraftBase, draftBaseOf } from '#machines/paper-editing/draft-base.ts'
import { readDraft, writeDraft } from '#machines/paper-editing/draft.ts'
import type { Draft, DraftReading } from '#machines/paper-editing/paper-editing.types.ts'

/** Drafts of one person in a browser's storage, each beside a base that is written once for many of them. */
export interface DraftPlace {
  readonly read: (place: string) => DraftReading
  /** False when the browser could not keep it. */
  readonly write: (place: string, draft: Draft) => boolean
  readonly remove: (place: string) => void
  /** Removes the bases that no draft needs. */
  readonly sweep: () => void
}

/** Characters of a draft from which another base is worth its writing: once nobody waits for it, or without delay. */
const worthBase = { idle: 24_576, now: 196_608 } as const

interface Written {
  readonly place: string
  readonly text: string
  readonly draft: Draft
}

/**
 * A base lies under its digest, so that a draft never finds another one in its place. One without a draft may be removed by
 * any tab; whoever comes back to it looks whether it is still there. A draft that has become long gets another base when
 * nothing else is to be done (`whenIdle`), unless another tab has written there since.
 */
export function draftPlace(storage: TextStorage, uid: number, whenIdle: (act: () => void) => void): DraftPlace {
  const placeOf = ({ name }: Pick<DraftBase, 'name'>) => storageKeys.paperBase(uid, name)
  let base: DraftBase | null = null
  /** The draft that needs the base. */
  let written: Written | null = null
  let waits = false

  const isThere = (one: DraftBase): boolean => storage.read(placeOf(one)) === one.text

  function begin({ saved }: Draft): DraftBase | null {
    const next = draftBaseOf(saved)
    return storage.write(placeOf(next), next.text) ? next : null
  }

  function put(place: string, draft: Draft, text: string | null): boolean {
    const isKept = text !== null && storage.write(place, text)
    written = isKept ? { place, text, draft } : null
    return isKept
  }

  function putBesideAnother(place: string, draft: Draft): boolean {
    base = begin(draft) ?? base
    const isKept = put(place, draft, writeDraft(draft, base))
    sweep(storage, uid)
    return isKept
  }

  function fold(): void {
    waits = false
    if (written === null || !isWorth(written) || storage.read(written.place) !== written.text) return
    putBesideAnother(written.place, written.draft)
  }

  const isWorth = ({ text, draft }: Written): boolean => text.length >= worthBase.idle && base?.paper !== draft.saved

  function foldWhenIdle(): void {
    if (waits || written === null || !isWorth(written)) return
    waits = true
    whenIdle(fold)
  }

  return {
    read: (place) => readDraft(storage.read(place), (name) => storage.read(placeOf({ name }))),
    write: (place, draft) => {
      if (base === null || (written?.place !== place && !isThere(base))) base = begin(draft)
      const text = writeDraft(draft, base)
      if (base?.paper !== draft.saved && (text?.length ?? worthBase.now) >= worthBase.now)
        return putBesideAnother(place, draft)
      const isKept = put(place, draft, text)
      foldWhenIdle()
      return isKept
    },
    remove: (place) => {
      storage.remove(place)
      written = null
    },
    sweep: () => sweep(storage, uid),
  }
}

/** What could not be read keeps its base, too. */
function sweep(storage: TextStorage, uid: number): void {
  const keys = storage.keys()
  const drafts = keys.filter((key) => key.startsWith(storageKeys.paper(uid, ''))).map((key) => storage.read(key) ?? '')
  const bases = keys.filter((key) => key.startsWith(storageKeys.paperBase(uid, '')))
  for (const key of bases) {
    const name = JSON.stringify(key.slice(storageKeys.paperBase(uid, '').length))
    if (!drafts.some((text) => text.includes(name))) storage.remove(key)
  }
}
