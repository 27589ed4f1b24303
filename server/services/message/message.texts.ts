import type { Language } from '#domain/language.ts'

interface MessageTexts {
  readonly applied: (name: string) => string
  readonly appliedBody: (stage: string, subject: string) => string
  readonly appliedDecided: string
  readonly feedback: (name: string) => string
  readonly reply: string
  readonly replyBody: (answer: string, text: string) => string
}

/** Messages that the service words itself. */
export const messageTexts: Readonly<Record<Language, MessageTexts>> = {
  'zh-CN': {
    applied: (name) => `${name}申请加入学校`,
    appliedBody: (stage, subject) => `任教${stage}${subject}，正在等您审核。`,
    appliedDecided: '这条申请已经处理。',
    feedback: (name) => `${name}写了一条反馈`,
    reply: '您的反馈有了回复',
    replyBody: (answer, text) => `${answer}\n\n您写的是：\n${text}`,
  },
  en: {
    applied: (name) => `${name} applies to join the school`,
    appliedBody: (stage, subject) => `Teaches ${stage}, ${subject}, and waits for your decision.`,
    appliedDecided: 'This application is decided.',
    feedback: (name) => `${name} wrote a feedback`,
    reply: 'Your feedback was answered',
    replyBody: (answer, text) => `${answer}\n\nYou wrote:\n${text}`,
  },
}
