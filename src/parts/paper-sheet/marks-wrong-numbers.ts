import { createContext } from 'react'

/** Whether blanks and numbered slots that do not fit their items are marked: not where students read. */
export const MarksWrongNumbers = createContext(false)
