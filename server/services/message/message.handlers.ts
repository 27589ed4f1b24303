import { message } from '#api/contract/groups/message.ts'
import { Gone } from '#server/core/implement.ts'
import { implement } from '../implement.ts'
import { keepSetting } from '../user/settings.ts'
import { changeMessages, readAllMessages, removeReadMessages } from './change-messages.ts'
import { countMessages, findMessage, findMessages } from './find-messages.ts'
import { messageRow, wordsOf } from './message-words.ts'
import { kindsOff, messageSettingsKey } from './tell.ts'

export const messageHandlers = implement(message, {
  list: async (wanted, { db, caller, language }) => {
    const found = await findMessages(db, caller.uid, wanted)
    const { all, unread } = await countMessages(db, caller.uid)
    const list = found.map((one) => messageRow(one, language))
    return { list, total: wanted.unreadOnly ? unread : all, all, unread }
  },
  info: async ({ messageId }, { db, caller, language }) => {
    const found = await findMessage(db, caller.uid, messageId)
    if (found === null) throw new Gone()
    return { ...messageRow(found, language), body: wordsOf(found, language).body }
  },
  unreadCount: async (_input, { db, caller }) => ({ unread: (await countMessages(db, caller.uid)).unread }),
  read: async ({ messageIds }, { db, caller, now, fail }) =>
    (await changeMessages(db, caller.uid, messageIds, { readAt: now })) ? {} : fail('messageUnknown'),
  readAll: async (_input, { db, caller, now }) => ({ count: await readAllMessages(db, caller.uid, now) }),
  remove: async ({ messageIds }, { db, caller, now, fail }) =>
    (await changeMessages(db, caller.uid, messageIds, { deletedAt: now })) ? {} : fail('messageUnknown'),
  removeRead: async (_input, { db, caller, now }) => ({ messageIds: await removeReadMessages(db, caller.uid, now) }),
  restore: async ({ messageIds }, { db, caller, fail }) =>
    (await changeMessages(db, caller.uid, messageIds, { deletedAt: null })) ? {} : fail('messageUnknown'),
  settings: async (_input, { db, caller }) => ({ off: await kindsOff(db, caller.uid) }),
  saveSettings: async ({ off }, { db, caller, now }) => {
    await keepSetting(db, { uid: caller.uid, key: messageSettingsKey, value: off, now })
    return {}
  },
})
