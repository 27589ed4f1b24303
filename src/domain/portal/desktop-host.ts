import { desktopFlagAbove } from './constants.ts'
import { isAbove } from './version.ts'

/** What this page needs from a bridge; a host increments it when it offers more, and never removes anything. */
export const bridgeInterface = 1

/** Client types begin with a word for their user: `assistant-pad` is an assistant's. */
const assistantPrefix = 'assistant'

export const isAssistantClient = (clientType: string): boolean => clientType.startsWith(assistantPrefix)

/** Whether a host of this version has the features introduced after 6.4.0 (specification §6). */
export const hasDesktopFlag = (version: string): boolean => isAbove(version, desktopFlagAbove)
