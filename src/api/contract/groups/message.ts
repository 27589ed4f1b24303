import * as z from 'zod/mini'
import { pageSizes } from '#domain/portal/constants.ts'
import { messageKinds, optionalMessageKinds } from '#domain/portal/messages.ts'
import { csv, csvSet } from '#domain/wire/csv.ts'
import { flag, id, instant } from '#domain/wire/scalars.ts'
import { endpoint } from '../endpoint.ts'
import { page, pager } from '../schemas/paging.ts'

const row = z.object({
  messageId: z.int(),
  kind: z.enum(messageKinds),
  /** In the language of the call, if worded by the service. */
  title: z.string(),
  sentAt: instant,
  isRead: z.boolean(),
  /** The portal path it links to; null for none. */
  path: z.nullable(z.string()),
})

const ofMessages = z.object({ messageIds: csv(id) })

/** A teacher's inbox (specification §7 message service). A list of ids is processed completely or not at all. */
export const message = {
  /** Newest first; `total` counts the matching messages, `unread` the whole inbox. */
  list: endpoint({
    path: '/client/message/list',
    access: 'teacher',
    effect: 'read',
    owner: 'self',
    input: z.object({ unreadOnly: flag, pager: pager(pageSizes.lists) }),
    output: z.extend(page(row), { all: z.int(), unread: z.int() }),
  }),
  info: endpoint({
    path: '/client/message/info',
    access: 'teacher',
    effect: 'read',
    owner: 'message',
    input: z.object({ messageId: id }),
    output: z.extend(row, { body: z.string() }),
  }),
  unreadCount: endpoint({
    path: '/client/message/unread-count',
    access: 'teacher',
    effect: 'read',
    owner: 'self',
    output: z.object({ unread: z.int() }),
  }),
  read: endpoint({
    path: '/client/message/read',
    access: 'teacher',
    effect: 'write',
    owner: 'self',
    input: ofMessages,
    errors: { messageUnknown: null },
  }),
  readAll: endpoint({
    path: '/client/message/read-all',
    access: 'teacher',
    effect: 'write',
    owner: 'self',
    output: z.object({ count: z.int() }),
  }),
  remove: endpoint({
    path: '/client/message/del',
    access: 'teacher',
    effect: 'write',
    owner: 'self',
    input: ofMessages,
    errors: { messageUnknown: null },
  }),
  /** Deletes all read messages; returns which, so that they can be restored. */
  removeRead: endpoint({
    path: '/client/message/read-del',
    access: 'teacher',
    effect: 'write',
    owner: 'self',
    output: z.object({ messageIds: z.array(z.int()) }),
  }),
  /** Restores deleted ones as they were. */
  restore: endpoint({
    path: '/client/message/restore',
    access: 'teacher',
    effect: 'write',
    owner: 'self',
    input: ofMessages,
    errors: { messageUnknown: null },
  }),
  /** Kinds that are switched off. */
  settings: endpoint({
    path: '/client/message/config/search',
    access: 'teacher',
    effect: 'read',
    owner: 'self',
    output: z.object({ off: z.array(z.enum(optionalMessageKinds)) }),
  }),
  /** Earlier messages stay. */
  saveSettings: endpoint({
    path: '/client/message/config/save',
    access: 'teacher',
    effect: 'write',
    owner: 'self',
    input: z.object({ off: csvSet(z.enum(optionalMessageKinds)) }),
  }),
} as const
