import { newTitles } from './paper.texts.ts'

/** Whether a paper still has its initial title, in whatever language that was. */
export const isUnnamed = (paperTitle: string): boolean => Object.values(newTitles).includes(paperTitle.trim())
