import type { TextStorage } from '#api/ports/storage.ts'
import { storageKeys } from '#api/ports/storage-keys.ts'

/** What the current tab needs although no stored draft references it. */
export interface Spared {
  readonly mark: string
  readonly names: ReadonlySet<string>
}

/** The first line of a part, which names its inner parts. */
const namesOf = (part: string | null): string | null => part && part.slice(0, part.indexOf('\n'))

/** Matches the names of parts and bases inside drafts and parts. */
const quotedDigest = /"([\da-f]{16})"/g

/**
 * Removes the parts of one person's papers that no draft references, after removing the marks of the tabs that wrote
 * them. Unreadable drafts keep their parts, too.
 */
export function sweepDrafts(storage: TextStorage, uid: number, spared?: Spared): void {
  const keys = storage.keys()
  const under = (prefix: string) => keys.filter((key) => key.startsWith(prefix))
  for (const mark of under(storageKeys.paperMark(uid, ''))) if (mark !== spared?.mark) storage.remove(mark)
  const needed = new Set(spared?.names)
  const need = (text: string | null): void => {
    for (const [, name = ''] of (text ?? '').matchAll(quotedDigest)) {
      if (needed.has(name)) continue
      needed.add(name)
      need(namesOf(storage.read(storageKeys.paperPart(uid, name))))
    }
  }
  for (const draft of under(storageKeys.paper(uid, ''))) need(storage.read(draft))
  for (const prefix of [storageKeys.paperPart(uid, ''), storageKeys.paperBase(uid, '')])
    for (const key of under(prefix)) if (!needed.has(key.slice(prefix.length))) storage.remove(key)
}
