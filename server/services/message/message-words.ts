import type { Language } from '#domain/portal/language.ts'
import { isCourseKind, type MessageKind } from '#domain/portal/messages.ts'
import { messagePaths } from '#domain/paths/message-paths.ts'
import { memberPaths } from '#domain/paths/member-paths.ts'
import { paths } from '#domain/paths/paths.ts'
import { teachingTexts } from '#domain/classes/teaching.texts.ts'
import { stageNameOf, subjectNameOf } from '#domain/classes/teaching.ts'
import { courseWords, featureWords } from './change-words.ts'
import { messageTexts } from './message.texts.ts'
import type { FoundMessage, Words } from './found-message.ts'

const nothing: Words = { title: '', body: '', path: null }

/** The wording of a message, and its link within the portal. */
export function wordsOf(found: FoundMessage, language: Language): Words {
  const texts = messageTexts[language]
  const { kind, notice, feedback, realname } = found
  if (notice !== null) return { title: notice.title, body: notice.text, path: notice.path === '' ? null : notice.path }
  if (found.application !== null) return applicationWords(found.application, language)
  if (kind === 'join' && found.course !== null) return joinWords(found.course, found.openRequests, language)
  if (found.course !== null && isOfAsked(kind)) return askedWords(found, found.course, language)
  if (found.course !== null && isCourseKind(kind))
    return courseWords(kind, { realname, course: found.course }, language)
  if (found.featureId !== null) return featureWords(found, found.featureId, language)
  if (feedback === null) return nothing
  return kind === 'reply'
    ? { title: texts.reply, body: texts.replyBody(feedback.answer, feedback.text), path: messagePaths.help('feedback') }
    : { title: texts.feedback(realname ?? ''), body: feedback.text, path: messagePaths.help('school') }
}

function applicationWords(
  { realname, stageId, subjectId, decidedAt }: NonNullable<FoundMessage['application']>,
  language: Language,
): Words {
  const texts = messageTexts[language]
  const words = teachingTexts[language]
  const waiting = texts.appliedBody(words[stageNameOf(stageId)], words[subjectNameOf(subjectId)])
  return {
    title: texts.applied(realname),
    body: decidedAt === null ? waiting : texts.appliedDecided,
    path: paths.applications,
  }
}

function joinWords(
  { courseId, courseName }: NonNullable<FoundMessage['course']>,
  openRequests: number,
  language: Language,
): Words {
  const texts = messageTexts[language]
  return {
    title: texts.joining(courseName),
    body: openRequests === 0 ? texts.joiningDecided : texts.joiningBody(openRequests),
    path: memberPaths.verify({ courseId }),
  }
}

const isOfAsked = (kind: MessageKind): boolean => kind === 'studentsAsked' || kind === 'studentsDecided'

/** The wording of a message about students whom a teacher requested from colleagues, as things are now. */
function askedWords(
  { kind, realname, askedStudents, decidedStudents }: FoundMessage,
  { courseName }: NonNullable<FoundMessage['course']>,
  language: Language,
): Words {
  const texts = messageTexts[language]
  const by = realname ?? ''
  if (kind === 'studentsDecided')
    return {
      title: texts.studentsDecided(by, courseName),
      body: texts.studentsDecidedBody(decidedStudents.approved, decidedStudents.refused, decidedStudents.waiting),
      path: memberPaths.verify({ state: 'sent' }),
    }
  return {
    title: texts.studentsAsked(by, courseName),
    body: askedStudents === 0 ? texts.joiningDecided : texts.studentsAskedBody(askedStudents),
    path: memberPaths.verify({ state: 'asked' }),
  }
}

/** A message as shown in a list. */
export function messageRow(found: FoundMessage, language: Language) {
  const { messageId, kind, sentAt, readAt } = found
  const { title, path } = wordsOf(found, language)
  return { messageId, kind, title, sentAt: sentAt.toISOString(), isRead: readAt !== null, path }
}
