import type { AnswerText } from '#domain/questions/question.ts'

/** Whether an item was answered; white space alone does not count. */
export const hasAnswer = (answer: AnswerText = ''): boolean => answer.trim() !== ''
