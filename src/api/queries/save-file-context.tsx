import { createContext, use } from 'react'
import { browserSaveFile, type SaveFile } from '#api/ports/download.ts'

const SaveFileContext = createContext<SaveFile>(browserSaveFile)

/** Says how files are handed to the person: by the desktop host where there is one. */
export const SaveFileProvider = SaveFileContext.Provider

/** Hands a file to the person; where no page says how, as the browser does. */
export const useSaveFile = (): SaveFile => use(SaveFileContext)
