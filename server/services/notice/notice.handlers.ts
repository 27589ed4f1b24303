import { notice } from '#api/contract/groups/notice.ts'
import { isPortalPath, pathOfCopied } from '#domain/paths/portal-paths.ts'
import { Already } from '#server/core/implement.ts'
import { implement } from '../implement.ts'
import { noticesOf, sendNotice, withdrawNotice } from './notices.ts'

export const noticeHandlers = implement(notice, {
  list: ({ pager }, { db, caller }) => noticesOf(db, caller.schoolId, pager),
  save: async ({ path: copied = '', ...written }, { db, caller, now, fail }) => {
    const path = pathOfCopied(copied)
    if (path !== '' && !isPortalPath(path)) return fail('linkUnknown')
    return sendNotice(db, { ...written, path, schoolId: caller.schoolId, uid: caller.uid, sentAt: now })
  },
  withdraw: async ({ noticeId }, { db, now }) =>
    (await withdrawNotice(db, noticeId, now)) ? {} : new Already('alreadyDone', {}),
})
