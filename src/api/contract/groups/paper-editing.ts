import * as z from 'zod/mini'
import { paperKeeping } from '#domain/bank/bank-limits.ts'
import { paperLimits } from '#domain/paper/paper-limits.ts'
import { id, instant, intBetween } from '#domain/wire/scalars.ts'
import { optionalText } from '#domain/wire/text.ts'
import { endpoint } from '../endpoint.ts'
import { documents, editedPaper, paperFault } from '../schemas/paper-documents.ts'
import { page, pager } from '../schemas/paging.ts'

const rev = intBetween(0, 999_999_999)

const ofPaper = z.object({ paperId: id })

/** A question that is not the platform's, the caller's own, on the paper already, or on another that they may read. */
const questionUnknown = z.object({ elementId: z.string(), questionId: z.int() })

const saved = {
  paperId: z.int(),
  rev: z.int(),
  savedAt: instant,
  /** What is kept, where it is not exactly what was sent: questions whose text was changed have become the own ones of the paper's owner. */
  kept: z.nullable(z.object({ paperXml: z.string(), answerXml: z.string() })),
}

/** Building and changing papers (specification §4 Paper editing). */
export const paperEditing = {
  open: endpoint({
    path: '/client/paper/documents',
    access: 'teacher',
    effect: 'read',
    owner: 'paper',
    input: ofPaper,
    output: editedPaper,
  }),
  /** A new paper from documents without a paper's id. */
  add: endpoint({
    path: '/client/paper/add',
    access: 'teacher',
    effect: 'write',
    owner: 'self',
    bodyBytes: paperKeeping.bodyBytes,
    holdsWork: true,
    input: z.object(documents),
    output: z.object(saved),
    errors: { paperIdIncorrect: null, paperInvalid: paperFault, questionUnknown },
  }),
  /**
   * Takes the place of what was opened at `rev`. A paper that was assigned stays as its classes have it, and the answer names
   * its new version. It stays its owner's, whoever saves it, and so do the questions that are written on it.
   */
  save: endpoint({
    path: '/client/paper/save',
    access: 'teacher',
    effect: 'write',
    owner: 'editedPaper',
    bodyBytes: paperKeeping.bodyBytes,
    holdsWork: true,
    input: z.object({ paperId: id, rev, ...documents }),
    output: z.object({ ...saved, isNewVersion: z.boolean() }),
    errors: {
      paperIdIncorrect: null,
      paperInvalid: paperFault,
      questionUnknown,
      paperRemoved: null,
      /** What stands now: the other's save, or the version that took the place of this one. */
      paperChangedMeanwhile: editedPaper,
    },
  }),
  /**
   * The turn to write a paper, in all its versions, of one computer at a time, that is, of one session, whosever it is.
   * An open editor asks for it again and again, and has it until it leaves, is not heard of for a while, or another
   * computer takes over.
   * A read like the use of a session: it binds nobody, and asking twice is asking once.
   */
  turn: endpoint({
    path: '/client/paper/turn',
    access: 'teacher',
    effect: 'read',
    owner: 'editedPaper',
    input: z.object({ paperId: id, wish: z.enum(['write', 'takeOver', 'leave']) }),
    /** With the revision of the latest version, and the name of the colleague who has the turn; null if none has. */
    output: z.object({ isYours: z.boolean(), rev: z.int(), writerName: z.nullable(z.string()) }),
  }),
  /** A paper of one's own with the content of one that may be read. */
  copy: endpoint({
    path: '/client/paper/copy',
    access: 'teacher',
    effect: 'write',
    owner: 'paper',
    input: z.object({ paperId: id, title: optionalText(paperLimits.titleLength) }),
    output: z.object({ paperId: z.int(), paperTitle: z.string() }),
  }),
  /** Throws a paper away; what was assigned stays with its classes. */
  remove: endpoint({
    path: '/client/paper/del',
    access: 'teacher',
    effect: 'write',
    owner: 'ownPaper',
    input: ofPaper,
  }),
  restore: endpoint({
    path: '/client/paper/restore',
    access: 'teacher',
    effect: 'write',
    owner: 'ownPaper',
    input: ofPaper,
    errors: { paperGone: null },
  }),
  /** What can be taken back, the last that was thrown away first. */
  removed: endpoint({
    path: '/client/paper/del/list',
    access: 'teacher',
    effect: 'read',
    owner: 'self',
    input: z.object({ pager: pager(999) }),
    output: page(
      z.object({
        paperId: z.int(),
        paperTitle: z.string(),
        itemCount: z.int(),
        removedAt: z.string(),
        /** Until when it can be taken back. */
        goneAt: z.string(),
      }),
    ),
  }),
} as const
