import { createContext } from 'react'

/** What is wrong with blanks of the text that is printed, by their numbers in it; empty outside of editing. */
export const WrongBlanks = createContext<ReadonlyMap<number, string>>(new Map())
