import { newTitles } from './paper.texts.ts'

/** Whether a paper still has the title that it began with, in whatever language that was. */
export const isUnnamed = (paperTitle: string): boolean => Object.values(newTitles).includes(paperTitle.trim())
