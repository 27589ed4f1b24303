import { feedback } from '#api/contract/groups/feedback.ts'
import { agentNames } from '#domain/accounts/agent-names.ts'
import { pageWithoutQuery } from '#domain/paths/portal-paths.ts'
import { implement } from '../implement.ts'
import { tell, tellOwner } from '../message/tell.ts'
import { answerFeedback, feedbackOfSchool, keepFeedback, ownFeedback, trailOf } from './feedback.ts'

/** `buildId` is the service's own. */
export const feedbackHandlers = ({ buildId }: { readonly buildId: string }) =>
  implement(feedback, {
    save: async (input, { db, caller: { uid, schoolId }, client, now }) => {
      const { topic, text, surface, contact = '', page = '', pageBuild = '', trail = null } = input
      const { browser, system } = agentNames(client.agent)
      const feedbackId = await keepFeedback(db, {
        uid,
        schoolId,
        topic,
        text,
        contact,
        page: pageWithoutQuery(page),
        pageBuild,
        serviceBuild: buildId,
        browser: [browser, system].filter((name) => name !== '').join(', '),
        surface,
        trail,
        sentAt: now,
      })
      await tellOwner(db, schoolId, { kind: 'feedback', feedbackId }, now, uid)
      return { feedbackId }
    },
    list: ({ pager }, { db, caller }) => ownFeedback(db, caller.uid, pager),
    ofSchool: ({ isOpen, pager }, { db, caller }) => feedbackOfSchool(db, caller.schoolId, isOpen, pager),
    trail: async ({ feedbackId }, { db }) => ({ trail: await trailOf(db, feedbackId) }),
    answer: async ({ feedbackId, answer }, { db, caller, now }) => {
      const uid = await answerFeedback(db, feedbackId, answer, now)
      if (uid !== caller.uid) await tell(db, uid, { kind: 'reply', feedbackId }, now)
      return {}
    },
  })
