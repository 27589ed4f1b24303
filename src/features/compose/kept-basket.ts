import * as z from 'zod/mini'
import { newKey } from '#api/client/client.ts'
import { bankQuestion } from '#api/contract/schemas/bank.ts'
import { storageKeys } from '#api/ports/storage-keys.ts'
import type { TextStorage } from '#api/ports/storage.ts'
import type { Change } from '#machines/basket/basket.types.ts'
import { parsedJson } from '#domain/values/parsed-json.ts'

/** One kept by a Podium from before measured difficulties, or before generators were named, has none. */
const keptQuestion = z.extend(bankQuestion, {
  measured: z.prefault(bankQuestion.shape.measured, null),
  generator: z.prefault(bankQuestion.shape.generator, null),
})

/** One kept by a Podium from before changes had keys gets one when it is first read. */
const key = z.prefault(z.string(), newKey)

const questionIds = z.array(z.int())

const change = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('add'), key, questions: z.array(keptQuestion) }),
  z.object({ kind: z.literal('remove'), key, questionIds }),
  z.object({ kind: z.literal('clear'), key, questionIds }),
])

/** Those that are understood: one that is not, like clearing without saying what, does not take the others along. */
const changesIn = (kept: unknown): Change[] =>
  (z.safeParse(z.array(z.unknown()), kept).data ?? []).flatMap((one) => z.safeParse(change, one).data ?? [])

/** What the browser stores of a basket in one subject. */
export interface KeptBasket {
  /** What no tab has sent yet. */
  readonly changes: () => readonly Change[]
  /** Stores what this tab has not sent; false if the browser could not. */
  readonly keepChanges: (unsent: readonly Change[]) => boolean
}

/**
 * A tab only removes changes that it made or took over, so that two tabs do not lose each other's. Both may send the
 * same one: its key makes that harmless.
 */
export function keptBasket(storage: TextStorage, uid: number, subjectId: number): KeptBasket {
  const changesKey = storageKeys.basketChanges(uid, subjectId)
  const own = new Set<string>()
  const readChanges = () => changesIn(parsedJson(storage.read(changesKey)))
  const remember = (all: readonly Change[]): readonly Change[] => {
    for (const one of all) own.add(one.key)
    return all
  }
  const keep = (key: string, list: readonly unknown[]): boolean => {
    if (list.length > 0) return storage.write(key, JSON.stringify(list))
    storage.remove(key)
    return true
  }
  return {
    changes: () => {
      const all = readChanges()
      keep(changesKey, all)
      return remember(all)
    },
    keepChanges: (unsent) => {
      remember(unsent)
      return keep(changesKey, [...readChanges().filter((one) => !own.has(one.key)), ...unsent])
    },
  }
}
