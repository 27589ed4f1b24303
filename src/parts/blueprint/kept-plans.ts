import * as z from 'zod/mini'
import { storageKeys } from '#api/ports/storage-keys.ts'
import type { TextStorage } from '#api/ports/storage.ts'
import type { Blueprint } from '#domain/paper/blueprint.ts'
import { parsedJson } from '#domain/values/parsed-json.ts'

const marks = z.int().check(z.minimum(0))

const blueprint = z.array(z.object({ knowledgeId: z.int(), name: z.string(), marks: z.tuple([marks, marks, marks]) }))

const plansOfPapers = z.array(z.object({ paperId: z.int(), blueprint }))

/** Papers whose plans are kept, those planned last. */
const mostPlans = 20

/** The marks a teacher plans, as the browser stores them. */
export interface KeptPlans {
  /** The plan of a paper, or of the next new one; empty if there is none. */
  readonly of: (paperId: number | null) => Blueprint
  readonly keep: (paperId: number | null, planned: Blueprint) => void
  /** The new paper has become this one: its plan goes along, and the next new paper starts without. */
  readonly giveTo: (paperId: number) => void
}

/** Plans in one subject. */
export function keptPlans(storage: TextStorage, uid: number, subjectId: number): KeptPlans {
  const nextKey = storageKeys.blueprint(uid, subjectId)
  const papersKey = storageKeys.paperBlueprints(uid)
  const ofPapers = () => z.safeParse(plansOfPapers, parsedJson(storage.read(papersKey))).data ?? []
  const write = (key: string, list: readonly unknown[]) => {
    if (list.length > 0) storage.write(key, JSON.stringify(list))
    else storage.remove(key)
  }
  const plans: KeptPlans = {
    of: (paperId) =>
      paperId === null
        ? (z.safeParse(blueprint, parsedJson(storage.read(nextKey))).data ?? [])
        : (ofPapers().find((one) => one.paperId === paperId)?.blueprint ?? []),
    keep: (paperId, planned) => {
      if (paperId === null) return write(nextKey, planned)
      const others = ofPapers().filter((one) => one.paperId !== paperId)
      const first = planned.length > 0 ? [{ paperId, blueprint: planned }] : []
      return write(papersKey, [...first, ...others].slice(0, mostPlans))
    },
    giveTo: (paperId) => {
      const planned = plans.of(null)
      if (planned.length === 0) return
      plans.keep(paperId, planned)
      plans.keep(null, [])
    },
  }
  return plans
}
