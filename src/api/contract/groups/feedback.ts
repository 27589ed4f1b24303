import * as z from 'zod/mini'
import { pageSizes } from '#domain/portal/constants.ts'
import { feedbackLimits, feedbackTopics, pageSurfaces } from '#domain/portal/feedback.ts'
import { trailLimits } from '#domain/portal/trail.ts'
import { json } from '#domain/wire/json.ts'
import { flag, id, instant, intNumber } from '#domain/wire/scalars.ts'
import { optionalText, text } from '#domain/wire/text.ts'
import { endpoint } from '../endpoint.ts'
import { page, pager } from '../schemas/paging.ts'

const topic = z.enum(feedbackTopics)

const name = z.string().check(z.maxLength(trailLimits.name))

/** The latest steps of the statecharts on the teacher's page. */
const trail = z
  .array(z.object({ at: intNumber, machine: name, event: name, state: name }))
  .check(z.maxLength(trailLimits.steps))

const row = z.object({
  feedbackId: z.int(),
  topic,
  text: z.string(),
  sentAt: instant,
  /** Empty until it is answered. */
  answer: z.string(),
  answeredAt: z.nullable(instant),
})

/** What teachers write about the portal, and the replies of their school's owner (specification §7 feedback). */
export const feedback = {
  /** `page` is stored without its query, and only if it is a page of the portal. */
  save: endpoint({
    path: '/client/feedback/save',
    access: 'teacher',
    effect: 'write',
    owner: 'self',
    input: z.object({
      topic,
      text: text(feedbackLimits.text),
      contact: optionalText(feedbackLimits.contact),
      page: optionalText(feedbackLimits.page),
      pageBuild: optionalText(feedbackLimits.build),
      surface: z.enum(pageSurfaces),
      /** Only if the teacher agrees. */
      trail: z.optional(json(trail)),
    }),
    output: z.object({ feedbackId: z.int() }),
  }),
  /** One's own, newest first. */
  list: endpoint({
    path: '/client/feedback/list',
    access: 'teacher',
    effect: 'read',
    owner: 'self',
    input: z.object({ pager: pager(pageSizes.lists) }),
    output: page(row),
  }),
  /** The school's: open ones in order of arrival, answered ones latest first. */
  ofSchool: endpoint({
    path: '/client/school/feedback/list',
    access: 'schoolOwner',
    effect: 'read',
    owner: 'self',
    input: z.object({ isOpen: flag, pager: pager(pageSizes.lists) }),
    output: page(
      z.extend(row, {
        realname: z.string(),
        contact: z.string(),
        page: z.string(),
        pageBuild: z.string(),
        serviceBuild: z.string(),
        /** "Chrome 147, Windows"; empty if unknown. */
        browser: z.string(),
        surface: z.enum(pageSurfaces),
        /** Steps of the page's statecharts included; 0 if the teacher sent none. */
        stepCount: z.int(),
      }),
    ),
  }),
  trail: endpoint({
    path: '/client/school/feedback/trail',
    access: 'schoolOwner',
    effect: 'read',
    owner: 'schoolFeedback',
    input: z.object({ feedbackId: id }),
    output: z.object({ trail }),
  }),
  /** Notifies the teacher; a later reply replaces an earlier one. */
  answer: endpoint({
    path: '/client/school/feedback/answer',
    access: 'schoolOwner',
    effect: 'write',
    owner: 'schoolFeedback',
    input: z.object({ feedbackId: id, answer: text(feedbackLimits.answer) }),
  }),
} as const
