import * as z from 'zod/mini'
import { bankQuestion } from '#api/contract/schemas/bank.ts'
import { storageKeys } from '#api/ports/storage-keys.ts'
import type { TextStorage } from '#api/ports/storage.ts'
import type { Blueprint } from '#domain/paper/blueprint.ts'
import type { Change } from '#machines/basket/basket.types.ts'

/** One kept by a Podium from before measured difficulties has none. */
const keptQuestion = z.extend(bankQuestion, { measured: z.prefault(bankQuestion.shape.measured, null) })

const changes = z.array(
  z.union([
    z.object({ kind: z.literal('add'), questions: z.array(keptQuestion) }),
    z.object({ kind: z.literal('remove'), questionIds: z.array(z.int()) }),
    z.object({ kind: z.literal('clear') }),
  ]),
)

const marks = z.int().check(z.minimum(0))

const blueprint = z.array(z.object({ knowledgeId: z.int(), name: z.string(), marks: z.tuple([marks, marks, marks]) }))

/** What the browser stores for finding questions in one subject. */
export interface KeptBasket {
  readonly changes: () => readonly Change[]
  readonly keepChanges: (unsent: readonly Change[]) => void
  readonly blueprint: () => Blueprint
  readonly keepBlueprint: (planned: Blueprint) => void
}

export function keptBasket(storage: TextStorage, uid: number, subjectId: number): KeptBasket {
  const changesKey = storageKeys.basketChanges(uid, subjectId)
  const blueprintKey = storageKeys.blueprint(uid, subjectId)
  const keep = (key: string, list: readonly unknown[]) => {
    if (list.length === 0) storage.remove(key)
    else storage.write(key, JSON.stringify(list))
  }
  return {
    changes: () => z.safeParse(changes, jsonOf(storage.read(changesKey))).data ?? [],
    keepChanges: (unsent) => keep(changesKey, unsent),
    blueprint: () => z.safeParse(blueprint, jsonOf(storage.read(blueprintKey))).data ?? [],
    keepBlueprint: (planned) => keep(blueprintKey, planned),
  }
}

function jsonOf(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return null
  }
}
