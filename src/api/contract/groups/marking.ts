import * as z from 'zod/mini'
import { commentLimit } from '#domain/marking/rubric.ts'
import { csv } from '#domain/wire/csv.ts'
import { flag, id, instant, intBetween } from '#domain/wire/scalars.ts'
import { json } from '#domain/wire/json.ts'
import { optionalText, text } from '#domain/wire/text.ts'
import { endpoint } from '../endpoint.ts'
import { shape, shapes } from '../schemas/annotations.ts'
import { keyedItem } from '../schemas/papers.ts'
import { sheetBox } from '../schemas/scans.ts'
import { waitingItem } from '../schemas/waiting-item.ts'

/** One student's answer to one item, with its mark. */
export const submission = z.object({
  /** The submission's id; if marking is blind, a handle valid for this marker alone. */
  submissionId: z.int(),
  /** How often it was sent back: a mark carries the round of the answer it was given for. */
  round: z.int(),
  /** The student; null if marking is blind. */
  student: z.nullable(z.object({ uid: z.int(), username: z.string(), realname: z.string(), submittedAt: z.string() })),
  value: z.string(),
  /** Tenths; null until marked. */
  score: z.nullable(z.int()),
  criteria: z.nullable(z.array(z.int())),
  comment: z.string(),
  /** The teacher who gave the mark; null if the asking one did, or a rule. */
  otherMarker: z.nullable(z.string()),
  rev: z.int(),
  /** A marker wants to look at it again. */
  isFlagged: z.boolean(),
  /** The drawing over it, and its revision; 0 if there never was one. */
  shapes: z.array(shape),
  shapesRev: z.int(),
})

export type Submission = z.output<typeof submission>

const rev = intBetween(0, 1_000_000)

const ofAnswer = { assignmentId: id, itemId: id, submissionId: id }

/** An answer as its marker saw it. */
const ofRound = { ...ofAnswer, round: rev }

const comment = optionalText(commentLimit)

/** The revision of the criteria that the marker saw; a page of an earlier version does not know it. */
const keyRev = z.optional(rev)

const score = z.int().check(z.gte(-100_000), z.lte(100_000))

/** A mark of one answer among several; null criteria remove the mark. */
const oneOfMany = z.object({
  submissionId: z.int().check(z.gte(1)),
  round: z.int().check(z.gte(0)),
  rev: z.int().check(z.gte(0)),
  criteria: z.nullable(z.array(score).check(z.maxLength(100))),
  comment,
})

/** Why a mark is refused. */
const markRefusals = [
  'submissionUnknown',
  'notSubmitted',
  'handedInAnew',
  'criteriaChanged',
  'scoreOutOfRange',
  'markedByOther',
  'notAMarker',
] as const

export type MarkRefusal = (typeof markRefusals)[number]

/** One marker's marks of an item, as shares of its score: ten steps, from nothing to full marks. */
const markerMarks = z.object({
  uid: z.int(),
  realname: z.string(),
  count: z.int(),
  /** Tenths, the sum of all. */
  sum: z.int(),
  steps: z.array(z.int()),
})

export type MarkerMarks = z.output<typeof markerMarks>

/** The part of an answer sheet's page with an answer. */
const sheetPart = z.object({
  /** Of the sheet, from 1. */
  sheetPage: z.int(),
  /** The part of the page in the picture, in millimetres. */
  area: sheetBox,
  /** A data URL. */
  picture: z.string(),
  /** The whole page; null if marking is blind, since it shows the name. */
  scanPageId: z.nullable(z.int()),
})

export type SheetPart = z.output<typeof sheetPart>

/** Online marking (specification §7 Catalogued service areas). */
export const marking = {
  /** Items of an assignment marked by a person, and their progress. */
  items: endpoint({
    path: '/client/marking/items',
    access: 'teacher',
    effect: 'read',
    owner: 'test',
    input: z.object({ assignmentId: id }),
    output: z.object({
      assignmentName: z.string(),
      courseName: z.string(),
      isBlind: z.boolean(),
      isDouble: z.boolean(),
      list: z.array(
        z.object({
          itemId: z.int(),
          no: z.int(),
          score: z.int(),
          unmarked: z.int(),
          marked: z.int(),
          /** The unmarked submissions, named as in `submissions`. */
          waiting: z.array(z.int()),
        }),
      ),
    }),
  }),
  /** What waits for the teacher in all classes, the oldest first. */
  waiting: endpoint({
    path: '/client/review/my-task/pending',
    access: 'teacher',
    effect: 'read',
    owner: 'self',
    output: z.object({ list: z.array(waitingItem) }),
  }),
  /**
   * One item over all students who submitted, in its own order if marking is blind; refused for an item that no person
   * marks.
   */
  submissions: endpoint({
    path: '/client/marking/scripts',
    access: 'teacher',
    effect: 'read',
    owner: 'test',
    audit: 'read',
    input: z.object({ assignmentId: id, itemId: id }),
    output: z.object({ item: keyedItem, passage: z.string(), list: z.array(submission) }),
    errors: { itemUnknown: null },
  }),
  /** Where an answer is on its answer sheet, page by page; empty if it was typed. */
  sheet: endpoint({
    path: '/client/marking/sheet',
    access: 'teacher',
    effect: 'read',
    owner: 'test',
    audit: 'read',
    input: z.object(ofAnswer),
    output: z.object({ parts: z.array(sheetPart) }),
  }),
  /** Saves one mark: the criteria's scores in tenths; `rev` is the revision the marker saw. */
  save: endpoint({
    path: '/client/marking/markdata/submit',
    access: 'teacher',
    effect: 'write',
    owner: 'test',
    holdsWork: true,
    input: z.object({
      ...ofRound,
      criteria: csv(intBetween(-100_000, 100_000)),
      comment,
      rev,
      keyRev,
    }),
    output: z.object({ score: z.int(), rev: z.int(), unmarked: z.int() }),
    errors: {
      itemUnknown: null,
      submissionUnknown: null,
      notSubmitted: null,
      handedInAnew: null,
      criteriaChanged: null,
      scoreOutOfRange: null,
      markedByOther: null,
      notAMarker: null,
    },
  }),
  /**
   * Saves or removes marks of several answers to one item that were decided together: in one transaction, each based on
   * the revision its marker saw. Those that are refused are listed, and the others saved.
   */
  saveMany: endpoint({
    path: '/client/marking/markdata/submit-many',
    access: 'teacher',
    effect: 'write',
    owner: 'test',
    holdsWork: true,
    input: z.object({
      assignmentId: id,
      itemId: id,
      marks: json(z.array(oneOfMany).check(z.minLength(1), z.maxLength(1000))),
      keyRev,
    }),
    output: z.object({
      list: z.array(z.object({ submissionId: z.int(), score: z.nullable(z.int()), rev: z.int() })),
      refused: z.array(z.object({ submissionId: z.int(), reason: z.enum(markRefusals) })),
      unmarked: z.int(),
    }),
    errors: { itemUnknown: null },
  }),
  /** Flags an answer to be looked at again, or removes the flag. */
  flag: endpoint({
    path: '/client/marking/flag',
    access: 'teacher',
    effect: 'write',
    owner: 'test',
    input: z.object({ ...ofAnswer, isFlagged: flag }),
    errors: { itemUnknown: null, submissionUnknown: null, notAMarker: null, notSubmitted: null },
  }),
  /**
   * How many marks given by persons to any item of a submission would be removed by sending it back; `others`: by
   * others. `openUntil`: when the student's time ends; null if it is over, and while names are hidden.
   */
  marksGiven: endpoint({
    path: '/client/marking/send-back/marks',
    access: 'teacher',
    effect: 'read',
    owner: 'test',
    input: z.object(ofAnswer),
    output: z.object({ marks: z.int(), others: z.int(), openUntil: z.nullable(instant) }),
    errors: { submissionUnknown: null, notAMarker: null },
  }),
  /**
   * Returns a submission to its student with a reason; its marks, as many as the teacher knows of, are removed. The
   * student has time until `endTime`, which then holds for this student alone; without it until their own end, if that
   * is still ahead. Refused while names are hidden, because it would show whose answer it is.
   */
  sendBack: endpoint({
    path: '/client/marking/send-back',
    access: 'teacher',
    effect: 'write',
    owner: 'test',
    audit: 'change',
    input: z.object({ ...ofRound, reason: text(200), knownMarks: rev, endTime: z.optional(instant) }),
    errors: {
      itemUnknown: null,
      submissionUnknown: null,
      notAMarker: null,
      notSubmitted: null,
      handedInAnew: null,
      alreadyFinished: null,
      endInPast: null,
      stillBlind: null,
      scoresPublished: null,
      markedMeanwhile: null,
    },
  }),
  /** Stores the drawing over an answer; `rev` is the revision the marker saw. */
  annotate: endpoint({
    path: '/client/marking/eachmark',
    access: 'teacher',
    effect: 'write',
    owner: 'test',
    holdsWork: true,
    input: z.object({ ...ofRound, shapes: json(shapes), rev }),
    output: z.object({ rev: z.int() }),
    errors: {
      itemUnknown: null,
      submissionUnknown: null,
      notAMarker: null,
      notSubmitted: null,
      handedInAnew: null,
      drawnByOther: null,
    },
  }),
  /** How each marker has marked an item. */
  markers: endpoint({
    path: '/client/marking/markers',
    access: 'teacher',
    effect: 'read',
    owner: 'test',
    input: z.object({ assignmentId: id, itemId: id }),
    output: z.object({ score: z.int(), list: z.array(markerMarks) }),
    errors: { itemUnknown: null },
  }),
} as const
