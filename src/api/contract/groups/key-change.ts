import * as z from 'zod/mini'
import { scanLimits } from '#domain/scan/scan-limits.ts'
import { csv } from '#domain/wire/csv.ts'
import { json } from '#domain/wire/json.ts'
import { id } from '#domain/wire/scalars.ts'
import { endpoint } from '../endpoint.ts'
import { answerKey } from '../schemas/papers.ts'
import { scoreChange } from './paper.ts'

/** A former correction of a key. */
const keyChangeRow = z.object({
  keyChangeId: z.int(),
  itemId: z.int(),
  no: z.int(),
  before: answerKey,
  after: answerKey,
  /** Tenths. */
  score: z.int(),
  realname: z.string(),
  /** The same for all keys that were changed together. */
  createdAt: z.string(),
  undoneAt: z.nullable(z.string()),
  /** The item's key has not changed since. */
  canUndo: z.boolean(),
})

export type KeyChangeRow = z.output<typeof keyChangeRow>

const wantedKey = z.object({ itemId: z.int(), key: answerKey })

const several = [z.minLength(1), z.maxLength(scanLimits.keysAtOnce)] as const

/** The effect of a corrected key on answers already marked by it (specification §2 `/smartCheckChangeAnswer`). */
export const keyChange = {
  /** Whose total a key would change; writes nothing. */
  preview: endpoint({
    path: '/client/paper/key/preview',
    access: 'teacher',
    effect: 'read',
    owner: 'ownPaper',
    audit: 'read',
    input: z.object({ paperId: id, itemId: id, key: json(answerKey) }),
    output: z.object({ submissions: z.int(), changes: z.array(scoreChange) }),
    errors: { itemUnknown: null, keyInvalid: null, criteriaInUse: null },
  }),
  /** Former corrections of a paper, latest first. */
  list: endpoint({
    path: '/client/paper/key/changes',
    access: 'teacher',
    effect: 'read',
    owner: 'ownPaper',
    input: z.object({ paperId: id }),
    output: z.object({ list: z.array(keyChangeRow) }),
  }),
  /** Whose total a former correction changed, with those that were made together with it, as it was at the time. */
  scores: endpoint({
    path: '/client/paper/key/scores',
    access: 'teacher',
    effect: 'read',
    owner: 'ownPaper',
    audit: 'read',
    input: z.object({ paperId: id, keyChangeId: id }),
    output: z.object({ changes: z.array(scoreChange) }),
    errors: { changeUnknown: null },
  }),
  /** Whose total several keys together would change; writes nothing. */
  previewAll: endpoint({
    path: '/client/paper/keys/preview',
    access: 'teacher',
    effect: 'read',
    owner: 'ownPaper',
    audit: 'read',
    input: z.object({ paperId: id, keys: json(z.array(wantedKey).check(...several)) }),
    output: z.object({ submissions: z.int(), changes: z.array(scoreChange) }),
    errors: { itemUnknown: null, keyInvalid: null, criteriaInUse: null },
  }),
  /** Corrects several keys, all or none, each based on the revision that was seen, and re-marks by them. */
  correctAll: endpoint({
    path: '/client/paper/keys/correct',
    access: 'teacher',
    effect: 'write',
    owner: 'ownPaper',
    input: z.object({
      paperId: id,
      revisedKeys: json(z.array(z.extend(wantedKey, { keyRev: z.int() })).check(...several)),
    }),
    output: z.object({ jobIds: z.array(z.string()), keyChangeIds: z.array(z.int()) }),
    errors: { itemUnknown: null, keyInvalid: null, keyChangedByOther: null, criteriaInUse: null },
  }),
  /** The combined progress of several of the caller's re-markings. */
  progressAll: endpoint({
    path: '/client/paper/keys/progress',
    access: 'teacher',
    effect: 'read',
    owner: 'self',
    input: z.object({ jobIds: csv(z.string().check(z.maxLength(64))).check(...several) }),
    output: z.object({ state: z.enum(['running', 'done', 'failed']), done: z.int(), total: z.int() }),
    errors: { jobUnknown: null },
  }),
  /** Restores the keys from before one or several corrections, all or none, and re-marks by them. */
  undoAll: endpoint({
    path: '/client/paper/keys/undo',
    access: 'teacher',
    effect: 'write',
    owner: 'ownPaper',
    input: z.object({ paperId: id, keyChangeIds: csv(id).check(...several) }),
    output: z.object({ jobIds: z.array(z.string()) }),
    errors: { changeUnknown: null, changesOvertaken: null, criteriaInUse: null },
  }),
} as const
