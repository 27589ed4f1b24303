import { assign, not, sendTo, setup } from 'xstate'
import type { PaperOperation } from '#domain/paper/editing/operations.ts'
import type { Side } from '#domain/paper/merge.ts'
import { messageOf } from '../message-of.ts'
import { answerOf, errorOf, isKind, kindIs } from '../outcome.ts'
import { placeholder, unprovided } from '../placeholder.ts'
import { takeLimit } from './paper-editing.delays.ts'
import { paperEditingGuards } from './paper-editing.guards.ts'
import {
  allChosen,
  begun,
  chosen,
  inConflict,
  draftNoted,
  edited,
  lost,
  merged,
  opened,
  redone,
  refused,
  resumed,
  saved,
  shown,
  startOf,
  undone,
} from './paper-editing.rules.ts'
import type {
  Draft,
  DraftReading,
  Notice,
  OpenAnswer,
  PaperEditingContext,
  PaperEditingEvent,
  PaperEditingInput,
  PaperEditingTag,
  PaperName,
  PaperPart,
  PaperSaved,
  RefusedSave,
  StoredPaper,
  VersionChoice,
} from './paper-editing.types.ts'
import { paperSaving, savingInputOf, unsavedOf } from './paper-saving.ts'

/**
 * One tab on one computer writes a paper; the others watch and may take over. Every change is stored in the browser at
 * once and saved in the background. What somebody else has stored meanwhile is never overwritten: it is merged with the
 * changes made here, and where both changed the same thing, the teacher chooses.
 */
export const paperEditingMachine = setup({
  types: {
    context: {} as PaperEditingContext,
    events: {} as PaperEditingEvent,
    input: {} as PaperEditingInput,
    tags: {} as PaperEditingTag,
    children: {} as { readonly saving: 'saving' },
  },
  actors: {
    readDraft: placeholder<DraftReading, PaperName>(),
    open: placeholder<OpenAnswer, PaperName>(),
    saving: paperSaving,
  },
  actions: {
    /** Asks the writing tab to give up its turn. */
    takeOver: unprovided,
    /** Removes the draft from the browser. */
    forget: unprovided,
    /** Runs after every change of the paper: stores it in the browser, and saves it. */
    tell: sendTo('saving', ({ context }) => ({ type: 'work.change', unsent: unsavedOf(context) })),
    settle: sendTo('saving', ({ context }) => ({ type: 'conflict.settle', unsent: unsavedOf(context) })),
    flush: sendTo('saving', { type: 'work.flush' }),
    resume: sendTo('saving', { type: 'network.return' }),
    resumeSignedIn: sendTo('saving', { type: 'session.return' }),
    noteKept: assign((_, isKept: boolean) => ({ isKept })),
    noteDraft: assign(({ context }, reading: DraftReading) => draftNoted(context, reading)),
    noteOpened: assign((_, answer: OpenAnswer) => opened(answer)),
    noteUnanswered: assign((_, error: unknown) => ({ message: messageOf(error) })),
    dropDraft: assign({ draft: null }),
    noteLost: assign(({ context }) => lost(context)),
    show: assign(({ context }, draft: Draft) => shown(context, draft)),
    notice: assign((_, notice: Notice) => ({ notice })),
    resumeDraft: assign(({ context }) => resumed(context)),
    begin: assign(({ context }) => begun(context)),
    edit: assign(({ context }, operation: PaperOperation) => edited(context, operation)),
    refuse: assign(({ context }, operation: PaperOperation) => refused(context, operation)),
    undo: assign(({ context }) => undone(context)),
    redo: assign(({ context }) => redone(context)),
    noteLeft: assign((_, sent: PaperPart) => ({ sent })),
    noteSaved: assign(({ context }, report: PaperSaved) => saved(context, report)),
    noteRefused: assign((_, { message, fault }: RefusedSave) => ({ sent: null, message, fault })),
    noteTheirs: assign((_, theirs: StoredPaper) => inConflict(theirs)),
    choose: assign(({ context }, choice: VersionChoice) => chosen(context, choice)),
    chooseAll: assign(({ context }, side: Side) => allChosen(context, side)),
    merge: assign(({ context }) => merged(context)),
  },
  guards: { isKind, ...paperEditingGuards },
  delays: { takeLimit },
}).createMachine({
  id: 'paperEditing',
  description:
    'Editing a paper: one tab writes, nothing is lost, nobody’s work is overwritten (specification §4 Paper editing).',
  context: ({ input }) => startOf(input),
  initial: 'waiting',
  states: {
    /** Until it is known whether another tab or computer is writing; that tab may already show its changes. */
    waiting: {
      tags: 'loading',
      on: {
        'lock.gain': 'writing',
        'lock.lose': 'viewing',
        'view.receive': { actions: { type: 'show', params: ({ event }) => event.draft } },
        'paper.leave': 'left',
      },
    },
    writing: {
      initial: 'reading',
      on: { 'lock.lose': { target: 'viewing', actions: 'dropDraft' }, 'paper.leave': 'left' },
      states: {
        reading: {
          tags: 'loading',
          invoke: {
            id: 'readDraft',
            src: 'readDraft',
            input: ({ context: { paperId } }) => ({ paperId }),
            onDone: { target: 'opening', actions: { type: 'noteDraft', params: answerOf } },
            onError: { target: 'opening', actions: { type: 'noteDraft', params: { kind: 'unreadable' } } },
          },
        },
        opening: {
          tags: 'loading',
          invoke: {
            id: 'open',
            src: 'open',
            input: ({ context: { paperId } }) => ({ paperId }),
            onDone: [
              { guard: kindIs('opened'), target: 'deciding', actions: { type: 'noteOpened', params: answerOf } },
              { target: 'failed', actions: { type: 'noteOpened', params: answerOf } },
            ],
            onError: { target: 'failed', actions: { type: 'noteUnanswered', params: errorOf } },
          },
        },
        failed: {
          tags: 'failed',
          on: {
            'paper.retry': 'opening',
            'network.return': 'opening',
            'session.return': 'opening',
            'draft.use': { guard: 'hasDraft', target: 'open', actions: 'resumeDraft' },
          },
        },
        deciding: {
          always: [
            { guard: 'isDivided', target: 'asking' },
            { guard: 'hasDraft', target: 'open', actions: 'resumeDraft' },
            { target: 'open', actions: ['begin', 'forget'] },
          ],
        },
        /** Both the draft and the stored paper continue the same version. */
        asking: {
          tags: 'asking',
          on: {
            'draft.use': { target: 'open', actions: 'resumeDraft' },
            'draft.drop': { target: 'open', actions: ['begin', 'forget'] },
          },
        },
        open: {
          initial: 'working',
          invoke: { id: 'saving', src: 'saving', input: ({ context }) => savingInputOf(context) },
          on: {
            'lock.lose': { target: '#paperEditing.viewing', actions: 'noteLost' },
            'page.hide': { actions: 'flush' },
            'network.return': { actions: 'resume' },
            'session.return': { actions: 'resumeSignedIn' },
            'storage.report': { actions: { type: 'noteKept', params: ({ event }) => event.isKept } },
            'paper.leave': '.working.leaving',
            // What was being typed when a conflict came, or the paper was left, arrives after that.
            'paper.edit': [
              {
                guard: { type: 'isRefused', params: ({ event }) => event.operation },
                actions: { type: 'refuse', params: ({ event }) => event.operation },
              },
              { actions: [{ type: 'edit', params: ({ event }) => event.operation }, 'tell'] },
            ],
          },
          states: {
            working: {
              initial: 'editing',
              on: {
                'saving.left': { actions: { type: 'noteLeft', params: ({ event }) => event.part } },
                'saving.saved': { actions: [{ type: 'noteSaved', params: ({ event }) => event }, 'tell'] },
                'saving.refused': { actions: { type: 'noteRefused', params: ({ event }) => event.answer } },
                'saving.changed': [
                  {
                    guard: { type: 'isColliding', params: ({ event }) => event.answer.theirs },
                    target: 'merging',
                    actions: { type: 'noteTheirs', params: ({ event }) => event.answer.theirs },
                  },
                  { actions: [{ type: 'noteTheirs', params: ({ event }) => event.answer.theirs }, 'merge', 'settle'] },
                ],
              },
              states: {
                editing: {
                  tags: 'editing',
                  initial: 'idle',
                  on: {
                    'paper.undo': { guard: 'canUndo', actions: ['undo', 'tell'] },
                    'paper.redo': { guard: 'canRedo', actions: ['redo', 'tell'] },
                  },
                  states: {
                    idle: { always: { guard: 'isUnsaved', target: 'changed' } },
                    changed: { tags: 'unsaved', always: { guard: not('isUnsaved'), target: 'idle' } },
                  },
                },
                leaving: {
                  tags: ['leaving', 'unsaved'],
                  entry: 'flush',
                  always: { guard: not('isUnsaved'), target: '#paperEditing.left', actions: 'forget' },
                  on: {
                    'paper.stay': [
                      { guard: 'isInConflict', target: '#paperEditing.writing.open.merging' },
                      { target: 'editing' },
                    ],
                    'draft.leave': { guard: 'isKept', target: '#paperEditing.left' },
                    'changes.discard': { target: '#paperEditing.left', actions: 'forget' },
                  },
                },
              },
            },
            /** Both sides changed the same thing: nothing is sent until the teacher has chosen. */
            merging: {
              tags: ['merging', 'unsaved'],
              on: {
                'side.choose': { actions: { type: 'choose', params: ({ event }) => event } },
                'side.chooseAll': { actions: { type: 'chooseAll', params: ({ event }) => event.side } },
                'question.keepBoth': {
                  guard: { type: 'canKeepBoth', params: ({ event }) => event.key },
                  actions: { type: 'choose', params: ({ event: { key } }) => ({ key, side: 'both' }) },
                },
                'versions.merge': { guard: 'isDecided', target: 'working', actions: ['merge', 'settle'] },
              },
            },
          },
        },
      },
    },
    /** Another tab writes, whose changes are shown here as they happen, or another computer, what it saves. */
    viewing: {
      tags: 'viewing',
      initial: 'choosing',
      on: {
        'lock.gain': 'writing',
        'view.receive': { target: '.shown', actions: { type: 'show', params: ({ event }) => event.draft } },
        'paper.leave': 'left',
      },
      states: {
        choosing: { always: [{ guard: 'isOpen', target: 'shown' }, { target: 'loading' }] },
        loading: {
          tags: 'loading',
          invoke: {
            id: 'look',
            src: 'open',
            input: ({ context: { paperId } }) => ({ paperId }),
            onDone: [
              {
                guard: kindIs('opened'),
                target: 'shown',
                actions: [{ type: 'noteOpened', params: answerOf }, 'begin'],
              },
              { target: 'failed', actions: { type: 'noteOpened', params: answerOf } },
            ],
            onError: { target: 'failed', actions: { type: 'noteUnanswered', params: errorOf } },
          },
        },
        failed: {
          tags: 'failed',
          on: { 'paper.retry': 'loading', 'network.return': 'loading', 'session.return': 'loading' },
        },
        shown: {
          on: { 'paper.takeOver': 'taking' },
        },
        taking: {
          tags: 'taking',
          entry: 'takeOver',
          after: { takeLimit: { target: 'shown', actions: { type: 'notice', params: 'notTaken' } } },
          on: { 'view.receive': { actions: { type: 'show', params: ({ event }) => event.draft } } },
        },
      },
    },
    left: { type: 'final' },
  },
})
