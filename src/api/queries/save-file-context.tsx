import { createContext, use } from 'react'
import { browserSaveFile, type SaveFile } from '#api/ports/download.ts'

const SaveFileContext = createContext<SaveFile>(browserSaveFile)

/** Provides how files are saved: by the desktop host if there is one. */
export const SaveFileProvider = SaveFileContext.Provider

/** Gives a file to the person; by default as the browser does. */
export const useSaveFile = (): SaveFile => use(SaveFileContext)
