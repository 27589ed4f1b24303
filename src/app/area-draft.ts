import type { AreaHost } from '#api/ports/area.ts'
import { storageKeys } from '#api/ports/storage-keys.ts'
import type { TextStorage } from '#api/ports/storage.ts'
import type { AreaId } from '#domain/paths/areas.ts'
import { parsedJson } from '#domain/values/parsed-json.ts'

/** Characters of JSON an area may store. */
const largestDraft = 256 * 1024

/** What a browser keeps of one person's work in an area; unreadable data counts as nothing. */
export function areaDraft(storage: TextStorage, area: AreaId, uid: number): AreaHost['draft'] {
  const key = storageKeys.areaDraft(area, uid)
  return {
    load: () => parsedJson(storage.read(key)),
    save: (json) => {
      const text = JSON.stringify(json)
      return text.length <= largestDraft && storage.write(key, text)
    },
  }
}
