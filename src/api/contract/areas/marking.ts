import * as z from 'zod/mini'
import { csv } from '#domain/wire/csv.ts'
import { flag, id, intBetween } from '#domain/wire/scalars.ts'
import { json } from '#domain/wire/json.ts'
import { optionalText, text } from '#domain/wire/text.ts'
import { endpoint } from '../endpoint.ts'
import { shape, shapes } from '../schemas/annotations.ts'
import { keyedItem } from '../schemas/papers.ts'
import { sheetBox } from '../schemas/scans.ts'

/** One student's answer to one item, with its mark. */
export const submission = z.object({
  /** The submission's id; where marking is blind, a handle that means it to this marker alone. */
  submissionId: z.int(),
  /** How often it was sent back: a mark carries the round of the answer that it was given for. */
  round: z.int(),
  /** Whose it is; null where marking is blind. */
  student: z.nullable(z.object({ uid: z.int(), username: z.string(), realname: z.string(), submittedAt: z.string() })),
  value: z.string(),
  /** Tenths; null until marked. */
  score: z.nullable(z.int()),
  criteria: z.nullable(z.array(z.int())),
  comment: z.string(),
  rev: z.int(),
  /** A marker wants to look at it again. */
  isFlagged: z.boolean(),
  /** What is drawn over it, and the revision of that; 0 where nothing ever was. */
  shapes: z.array(shape),
  shapesRev: z.int(),
})

export type Submission = z.output<typeof submission>

const rev = intBetween(0, 1_000_000)

const ofAnswer = { assignmentId: id, itemId: id, submissionId: id }

/** An answer as its marker saw it. */
const ofRound = { ...ofAnswer, round: rev }

const score = z.int().check(z.gte(-100_000), z.lte(100_000))

/** A mark of one answer beside others; criteria null takes the mark away. */
const oneOfMany = z.object({
  submissionId: z.int().check(z.gte(1)),
  round: z.int().check(z.gte(0)),
  rev: z.int().check(z.gte(0)),
  criteria: z.nullable(z.array(score).check(z.maxLength(100))),
  comment: z.string().check(z.maxLength(500)),
})

/** Why a mark is not taken. */
const markRefusals = [
  'submissionUnknown',
  'notSubmitted',
  'handedInAnew',
  'scoreOutOfRange',
  'markedByOther',
  'notAMarker',
] as const

export type MarkRefusal = (typeof markRefusals)[number]

/** One item of one assignment that waits for a person. */
const waitingItem = z.object({
  assignmentId: z.int(),
  assignmentName: z.string(),
  courseId: z.int(),
  courseName: z.string(),
  itemId: z.int(),
  no: z.int(),
  /** Answers without a mark. */
  unmarked: z.int(),
  /** When the one that waits longest was handed in. */
  oldest: z.string(),
  isBlind: z.boolean(),
})

export type WaitingItem = z.output<typeof waitingItem>

/** Marks of one marker of an item, as shares of its score: ten steps, from none to all of it. */
const markerMarks = z.object({
  uid: z.int(),
  realname: z.string(),
  count: z.int(),
  /** Tenths, the sum of all. */
  sum: z.int(),
  steps: z.array(z.int()),
})

export type MarkerMarks = z.output<typeof markerMarks>

/** A part of a page of an answer sheet on which an answer stands. */
const sheetPart = z.object({
  /** Of the sheet, from 1. */
  sheetPage: z.int(),
  /** What the picture shows of the page, in millimetres. */
  area: sheetBox,
  /** A data address. */
  picture: z.string(),
  /** The whole page; null where marking is blind, for the name stands on it. */
  scanPageId: z.nullable(z.int()),
})

export type SheetPart = z.output<typeof sheetPart>

/** Online marking (specification §7 Catalogued service areas). */
export const marking = {
  /** Items of an assignment that a person marks, and how far each has come. */
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
      list: z.array(z.object({ itemId: z.int(), no: z.int(), score: z.int(), unmarked: z.int(), marked: z.int() })),
    }),
    errors: {},
  }),
  /** What waits for the teacher in all classes, the oldest first. */
  waiting: endpoint({
    path: '/client/review/my-task/pending',
    access: 'teacher',
    effect: 'read',
    owner: 'self',
    input: z.object({}),
    output: z.object({ list: z.array(waitingItem) }),
    errors: {},
  }),
  /** One item over all students who submitted, in an order of its own where marking is blind; refused for an item that no person marks. */
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
  /** Where an answer stands on its answer sheet, page by page; none where it was typed. */
  sheet: endpoint({
    path: '/client/marking/sheet',
    access: 'teacher',
    effect: 'read',
    owner: 'test',
    audit: 'read',
    input: z.object(ofAnswer),
    output: z.object({ parts: z.array(sheetPart) }),
    errors: {},
  }),
  /** Saves one mark: the scores of the criteria in tenths; `rev` is the one that the marker saw. */
  save: endpoint({
    path: '/client/marking/markdata/submit',
    access: 'teacher',
    effect: 'write',
    owner: 'test',
    holdsWork: true,
    input: z.object({
      ...ofRound,
      criteria: csv(intBetween(-100_000, 100_000)),
      comment: optionalText(500),
      rev,
    }),
    output: z.object({ score: z.int(), rev: z.int(), unmarked: z.int() }),
    errors: {
      itemUnknown: null,
      submissionUnknown: null,
      notSubmitted: null,
      handedInAnew: null,
      scoreOutOfRange: null,
      markedByOther: null,
      notAMarker: null,
    },
  }),
  /**
   * Saves marks of several answers to one item that were decided together, or takes them away: in one transaction, each from
   * the revision that its marker saw. Those that cannot be taken are listed, and the others stand.
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
    }),
    output: z.object({
      list: z.array(z.object({ submissionId: z.int(), score: z.nullable(z.int()), rev: z.int() })),
      refused: z.array(z.object({ submissionId: z.int(), reason: z.enum(markRefusals) })),
      unmarked: z.int(),
    }),
    errors: { itemUnknown: null },
  }),
  /** Notes that an answer is to be looked at again, or no more. */
  flag: endpoint({
    path: '/client/marking/flag',
    access: 'teacher',
    effect: 'write',
    owner: 'test',
    input: z.object({ ...ofAnswer, isFlagged: flag }),
    output: z.object({}),
    errors: { itemUnknown: null, submissionUnknown: null, notAMarker: null },
  }),
  /** How many marks that persons gave to any item of a submission a sending back would take away; `others` by others. */
  marksGiven: endpoint({
    path: '/client/marking/send-back/marks',
    access: 'teacher',
    effect: 'read',
    owner: 'test',
    input: z.object(ofAnswer),
    output: z.object({ marks: z.int(), others: z.int() }),
    errors: { submissionUnknown: null, notAMarker: null },
  }),
  /**
   * Gives a submission back to its student with a reason, while the assignment runs; its marks are taken away, and the
   * teacher knows of so many.
   */
  sendBack: endpoint({
    path: '/client/marking/send-back',
    access: 'teacher',
    effect: 'write',
    owner: 'test',
    audit: 'change',
    input: z.object({ ...ofRound, reason: text(200), knownMarks: rev }),
    output: z.object({}),
    errors: {
      itemUnknown: null,
      submissionUnknown: null,
      notAMarker: null,
      notSubmitted: null,
      handedInAnew: null,
      alreadyFinished: null,
      markedMeanwhile: null,
    },
  }),
  /** Keeps what is drawn over an answer; `rev` is the one that the marker saw. */
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
