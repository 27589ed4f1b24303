import * as z from 'zod/mini'
import { pageSizes } from '#domain/portal/constants.ts'
import { noticeLimits } from '#domain/portal/messages.ts'
import { id, instant } from '#domain/wire/scalars.ts'
import { optionalText, text } from '#domain/wire/text.ts'
import { endpoint } from '../endpoint.ts'
import { page, pager } from '../schemas/paging.ts'

/** Notices of a school to all its teachers, managed by its owner (specification §7 course service, notices). */
export const notice = {
  /** Newest first. A notice's author is not counted among its recipients. */
  list: endpoint({
    path: '/client/school/notice/list',
    access: 'schoolOwner',
    effect: 'read',
    owner: 'self',
    input: z.object({ pager: pager(pageSizes.lists) }),
    output: page(
      z.object({
        noticeId: z.int(),
        title: z.string(),
        text: z.string(),
        /** The portal path it links to; empty for none. */
        path: z.string(),
        sentAt: instant,
        withdrawnAt: z.nullable(instant),
        /** 0 once it is withdrawn, like `readers`. */
        recipients: z.int(),
        readers: z.int(),
      }),
    ),
  }),
  /** Delivers it to every teacher who may sign in; the author's copy is already read. */
  save: endpoint({
    path: '/client/school/notice/save',
    access: 'schoolOwner',
    effect: 'write',
    owner: 'self',
    input: z.object({
      title: text(noticeLimits.title),
      text: text(noticeLimits.text),
      path: optionalText(noticeLimits.path),
    }),
    output: z.object({ noticeId: z.int(), recipients: z.int() }),
    errors: { linkUnknown: null },
  }),
  /** Removes it from every inbox; -24 if it was withdrawn before. */
  withdraw: endpoint({
    path: '/client/school/notice/withdraw',
    access: 'schoolOwner',
    effect: 'write',
    owner: 'schoolNotice',
    input: z.object({ noticeId: id }),
  }),
} as const
