import { day } from './scalars.ts'

/** The day that a field of an address holds; undefined if it holds none that exists. */
export const dayIn = (text: string | undefined): string | undefined => (day.safeParse(text).success ? text : undefined)
